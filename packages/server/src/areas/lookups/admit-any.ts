import type { OperationId } from '@daftar/openapi';
import { asUser, type UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import { Problem } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';

/**
 * Returns the caller with the scope of the first of these operations that the caller may call. Throws the last refusal if there
 * is none.
 */
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
