import { callingCodes, msisdnDigits, normaliseDigits } from '@daftar/domain';
import { type Condition, condition, writeWhere } from '../../lists/condition.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Fewer digits are the beginning of too many numbers. */
const SHORTEST = 7;

/** What stored numbers may begin with that begin as they were typed: with their calling code, or with a country's own 0 or nothing. */
function beginningsOf(text: string): string[] {
  if (!/^[+\d\s().-]+$/.test(normaliseDigits(text).trim())) return [];
  const { digits, international } = msisdnDigits(text);
  if (digits.length < SHORTEST) return [];
  const bare = digits.replace(/^0/, '');
  return international ? [digits] : [digits, ...callingCodes.map((code) => code + bare)];
}

/**
 * Payments by their payer's number, or its beginning; undefined where the text is no number. Each beginning reads as many rows
 * of the index `transactions_payer` as are shown, in its order: never a month's payments.
 */
export function payerStatement(
  text: string,
  columns: string,
  scope: Condition[],
  limit: number,
): Statement | undefined {
  const beginnings = beginningsOf(text);
  if (beginnings.length === 0) return undefined;
  const where = writeWhere([
    condition`msisdn collate "C" >= beginning and msisdn collate "C" < beginning || ':'`,
    ...scope,
  ]);
  const values = [...where.values, beginnings];
  return {
    text: `select found.* from unnest($${values.length}::text[]) as beginning cross join lateral (
      select ${columns} from transactions${where.text}
      order by msisdn collate "C", created_at desc limit ${limit}) as found order by at desc limit ${limit}`,
    values,
  };
}
