import { decide } from '@daftar/domain';
import { type KeyScope, type OperationId, operations, type Permission } from '@daftar/openapi';
import { readBlock } from '../../access/address-blocks.ts';
import type { UserCaller } from '../../access/caller.ts';
import { forbidden, invalid } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';

/** For each scope, the permission rules (for users) of the operations that a key with the scope may call. */
const rulesByScope = Map.groupBy(
  (Object.keys(operations) as OperationId[])
    .map((id): Permission => operations[id].permission)
    .filter(({ auth, key = 'none' }) => auth === 'token' && key !== 'none'),
  ({ key }) => key,
);

/**
 * Throws 403 for a scope with an operation that the caller may not call. Otherwise users could do with a key what their role
 * does not permit.
 */
export function assertMayGive(gateway: Gateway, caller: UserCaller, scopes: readonly KeyScope[]): void {
  const { userTypeId, permissions } = caller;
  const { providerName } = gateway.settings;
  for (const scope of scopes)
    for (const rule of rulesByScope.get(scope) ?? [])
      if (!decide(rule, { userTypeId, providerName, permissions }).allowed)
        throw forbidden('key.scope', { scope, permission: `${rule.group}.${rule.flag}` }, 'scopes');
}

/** Throws 400 for a text that is neither an IP address nor a CIDR block. */
export function assertAddresses(addresses: readonly string[]): void {
  const at = addresses.findIndex((address) => !readBlock(address));
  if (at >= 0) throw invalid('key.address', { address: addresses[at] ?? '' }, `addresses.${at}`);
}

/** Returns the expiry time of a key; null for a key that does not expire. Throws 400 for a time in the past. */
export function endOf(expiresDate: string | null | undefined, now: Date): Date | null {
  if (expiresDate === undefined || expiresDate === null) return null;
  const end = new Date(expiresDate);
  if (end <= now) throw invalid('key.ended', {}, 'expiresDate');
  return end;
}

/** Like `endOf`, for an edit: accepts the stored expiry time, which forms send back unchanged, even if it has passed. */
export function editedEnd(before: Date | null, expiresDate: string | null, now: Date): Date | null {
  const isSentBack = expiresDate !== null && before?.getTime() === new Date(expiresDate).getTime();
  return isSentBack ? before : endOf(expiresDate, now);
}
