import type { KeyValues } from './key-draft.ts';

type Limits = Pick<KeyValues, 'scopes' | 'addresses' | 'expiresDate'>;

const has = <Value>(values: readonly Value[], wanted: readonly Value[]): boolean =>
  wanted.every((value) => values.includes(value));

/** Whether every call that `narrow` allows is allowed by `wide`, too. Blocks of addresses are compared as they are written. */
function covers(wide: Limits, narrow: Limits): boolean {
  const anywhere = wide.addresses.length === 0;
  const forEver = wide.expiresDate === null;
  return (
    has(wide.scopes, narrow.scopes) &&
    (anywhere || (narrow.addresses.length > 0 && has(wide.addresses, narrow.addresses))) &&
    (forEver || (narrow.expiresDate !== null && (narrow.expiresDate ?? '') <= (wide.expiresDate ?? '')))
  );
}

/** Tells whether an edited key allows calls that it refused before, and refuses calls that it allowed. */
export const limitChanges = (before: Limits, after: Limits) => ({
  widens: !covers(before, after),
  narrows: !covers(after, before),
});
