import { countryOf, isCallingCode } from '@daftar/domain';
import { conflict } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import { spellingsOf } from './spellings.ts';

/** A number as the user typed it, and its country. */
export interface TypedNumber {
  msisdn: string | null | undefined;
  /** The country's English name. A number without a calling code belongs to this country, or to `callingCode`. */
  country?: string | null | undefined;
  callingCode?: string | null | undefined;
}

/** Throws 409 for a blacklisted number in any spelling; does nothing without a number. */
export async function assertNotBlacklisted(
  db: Db,
  { msisdn, country, callingCode }: TypedNumber,
  field = 'msisdn',
): Promise<void> {
  if (!msisdn) return;
  const code = callingCode ?? (country ? countryOf(country)?.callingCode : undefined);
  const entry = await db
    .selectFrom('blacklist')
    .select('id')
    .where('msisdn', 'in', spellingsOf(msisdn, isCallingCode(code) ? code : undefined))
    .limit(1)
    .executeTakeFirst();
  if (entry) throw conflict('blacklisted', {}, field);
}
