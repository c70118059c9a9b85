import { businessDay, dayRange } from '@daftar/domain';
import type { ApiKey, ApiKeyEdit } from '@daftar/sdk';
import * as v from 'valibot';
import type { Problems } from './use-inline-problems.ts';

export type KeyScope = ApiKey['scopes'][number];

/** A record, so that the compiler reports scopes that the contract adds. */
const known: Record<KeyScope, true> = {
  'sessions:write': true,
  'links:write': true,
  'payments:read': true,
  'refunds:write': true,
  'payouts:read': true,
  'payouts:write': true,
  'balances:read': true,
  'subscriptions:read': true,
  'webhooks:read': true,
};

export const keyScopes = Object.keys(known) as KeyScope[];

/** The values of a key's form. */
export type KeyDraft = {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Separated by commas, lines or spaces. */
  readonly addresses: string;
  /** The last day; for a key whose expiry the user has not changed, a timestamp; empty if the key does not expire. */
  readonly end: string;
};

export type KeyValues = Required<ApiKeyEdit>;

/** Whether a word can be an address or a block: digits, or hexadecimal digits, with dots or colons. */
const isAddressLike = (word: string): boolean => /[.:]/.test(word) && /^[\da-f.:/]+$/i.test(word);

/**
 * Returns the addresses of a text. Commas and lines always separate them; spaces only between addresses, so that the error about
 * any other text names all of it.
 */
const addressesIn = (text: string): string[] =>
  text
    .split(/[\n,\u060c]/)
    .flatMap((part) => {
      const words = part.trim().split(/\s+/);
      return words.every(isAddressLike) ? words : [part.trim()];
    })
    .filter((part) => part !== '');

/** The contract's limits for the length of an address. */
const [shortest, longest] = [2, 50];

/** The names of the form's fields on the wire. */
export const keyWireNames = {
  name: 'name',
  scopes: 'scopes',
  addresses: 'addresses',
  end: 'expiresDate',
} as const;

/** Checks what the form can check itself; the server checks the rest. */
export function checkKey({ name, scopes, addresses }: KeyDraft): Problems<KeyDraft> {
  const address = addressesIn(addresses).find(({ length }) => length < shortest || length > longest);
  return {
    name: name.trim().length < 2 ? 'Please provide valid name' : undefined,
    scopes: scopes.length === 0 ? 'Please choose at least one scope' : undefined,
    addresses: address === undefined ? undefined : { code: 'key.address', values: { address } },
  };
}

const isDay = (end: string): boolean => end.length === 10;

/** Returns the end of a key's last day as a timestamp; null if the key does not expire. */
function endOf(end: string, timeZone: string): string | null {
  if (end === '') return null;
  if (!isDay(end)) return end;
  return new Date(dayRange(end, end, timeZone).to.getTime() - 1).toISOString();
}

/** Returns a key's last day, as the form shows it. */
export const lastDayOf = (end: string, timeZone: string): string =>
  end === '' || isDay(end) ? end : businessDay(end, timeZone);

export const draftOf = (key?: ApiKey): KeyDraft => ({
  name: key?.name ?? '',
  scopes: key?.scopes ?? [],
  addresses: key?.addresses.join('\n') ?? '',
  end: key?.expiresDate ?? '',
});

/** Converts the form's values to those of the request; the server checks them. The last day ends in the merchant's time zone. */
export const keySchema = (timeZone: string): v.GenericSchema<KeyDraft, KeyValues> =>
  v.pipe(
    v.custom<KeyDraft>(() => true),
    v.transform(({ name, scopes, addresses, end }) => ({
      name: name.trim(),
      scopes: keyScopes.filter((scope) => scopes.includes(scope)),
      addresses: addressesIn(addresses),
      expiresDate: endOf(end, timeZone),
    })),
  );
