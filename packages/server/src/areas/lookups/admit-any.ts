import type { OperationId } from '@daftar/openapi';
import { asUser, type UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import { Problem } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';

/** Admits a caller who may call at least one of the operations, with the first one's scope; throws the last refusal otherwise. */
export function admitAny(
  gateway: Gateway,
  caller: UserCaller,
  [first, ...others]: readonly [OperationId, ...OperationId[]],
): UserCaller {
  try {
    return asUser(admit(gateway, first, caller));
  } catch (error) {
    const [next, ...rest] = others;
    if (!(error instanceof Problem) || next === undefined) throw error;
    return admitAny(gateway, caller, [next, ...rest]);
  }
}
