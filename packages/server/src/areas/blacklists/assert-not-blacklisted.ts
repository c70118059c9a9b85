import { countryOf, isCallingCode } from '@daftar/domain';
import { conflict } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import { spellingsOf } from './spellings.ts';

/** A typed number and where it is used. */
export interface Dialled {
  msisdn: string | null | undefined;
  /** The country's English name, or the calling code that was picked: a number without a code is one of it. */
  country?: string | null | undefined;
  callingCode?: string | null | undefined;
}

/** Refuses a number that the provider has blacklisted, however it is spelled; no number, no refusal. */
export async function assertNotBlacklisted(
  db: Db,
  { msisdn, country, callingCode }: Dialled,
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
