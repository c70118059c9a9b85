import { businessDay, dayRange } from '@daftar/domain';
import type { ApiKey, ApiKeyEdit } from '@daftar/sdk';
import * as v from 'valibot';

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
  /** Separated by commas, spaces or lines. */
  readonly addresses: string;
  /** The last day; for a key whose expiry the user has not changed, a timestamp; empty if the key does not expire. */
  readonly end: string;
};

export type KeyValues = Required<ApiKeyEdit>;

const addressesIn = (text: string): string[] => text.split(/[\s,،]+/).filter((part) => part !== '');

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
