import type { KeyValues } from './key-draft.ts';

type Limits = Pick<KeyValues, 'scopes' | 'addresses' | 'expiresDate'>;

const has = <Value>(values: readonly Value[], wanted: readonly Value[]): boolean =>
  wanted.every((value) => values.includes(value));

/** Tells whether `wide` allows every request that `narrow` allows. Address ranges are compared as text. */
function covers(wide: Limits, narrow: Limits): boolean {
  const anywhere = wide.addresses.length === 0;
  const forEver = wide.expiresDate === null;
  return (
    has(wide.scopes, narrow.scopes) &&
    (anywhere || (narrow.addresses.length > 0 && has(wide.addresses, narrow.addresses))) &&
    (forEver || (narrow.expiresDate !== null && (narrow.expiresDate ?? '') <= (wide.expiresDate ?? '')))
  );
}

/**
 * Compares a key's limits before and after an edit. `widens`: the key allows requests that it rejected before; `narrows`: it
 * rejects requests that it allowed before.
 */
export const limitChanges = (before: Limits, after: Limits) => ({
  widens: !covers(before, after),
  narrows: !covers(after, before),
});
