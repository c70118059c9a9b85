import { callingCodes, msisdnDigits, normaliseDigits, normaliseMsisdn } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Condition, condition, where } from '../../lists/condition.ts';
import type { HitRow } from './hit-row.ts';

/** Fewer digits would match too many numbers. */
const SHORTEST = 7;

/**
 * Returns the prefixes of stored numbers that the typed digits may stand for: the digits themselves, and for a national number
 * also with each calling code instead of the leading 0.
 */
export function prefixesOf(text: string): string[] {
  if (!/^[+\d\s().-]+$/.test(normaliseDigits(text).trim())) return [];
  const { digits, international } = msisdnDigits(text);
  if (digits.length < SHORTEST) return [];
  const bare = digits.replace(/^0/, '');
  if (international) return [...new Set([digits, normaliseMsisdn(text)])];
  return [digits, ...callingCodes.map((code) => code + bare)];
}

/**
 * Returns a statement that finds payments by a prefix of the payer's number, or undefined when the text is not a number. For
 * each prefix, it reads at most `limit` rows in the order of the index `transactions_payer`.
 */
export function payerStatement(
  text: string,
  columns: string,
  scope: Condition[],
  limit: number,
): RawBuilder<HitRow> | undefined {
  const prefixes = prefixesOf(text);
  if (prefixes.length === 0) return undefined;
  const matching = where([
    condition`msisdn collate "C" >= beginning and msisdn collate "C" < beginning || ':'`,
    ...scope,
  ]);
  return sql`select found.* from unnest(${prefixes}::text[]) as beginning cross join lateral (
    select ${sql.raw(columns)} from transactions${matching}
    order by msisdn collate "C", created_at desc limit ${limit}) as found order by at desc limit ${limit}`;
}
