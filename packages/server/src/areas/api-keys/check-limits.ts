import { readBlock } from '../../access/address-blocks.ts';
import { invalid } from '../../basics/problems.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { KeyRow } from './store.ts';

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

/**
 * Tells whether an edit lets a key be used where or when it could not be used before: from another address, or after its expiry
 * time. Any address that is not in the stored list counts, also one inside a stored block.
 */
export function liftsLimits(
  { addresses: before, expires_at }: Pick<KeyRow, 'addresses' | 'expires_at'>,
  { addresses, expiresDate }: Pick<Body<'editApiKey'>, 'addresses' | 'expiresDate'>,
): boolean {
  const isWider =
    addresses !== undefined &&
    before.length > 0 &&
    (addresses.length === 0 || addresses.some((address) => !before.includes(address)));
  const isLonger =
    expiresDate !== undefined &&
    expires_at !== null &&
    (expiresDate === null || new Date(expiresDate) > expires_at);
  return isWider || isLonger;
}
