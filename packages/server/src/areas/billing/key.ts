import { isDay } from '@daftar/domain';
import { sql } from 'kysely';

/** Merchant, service, country and currency in one word; works on any row that has the four columns. */
export const keyColumn = sql<string>`left(encode(sha256(convert_to(
  concat_ws(chr(31), user_type_id, service_name, country, currency), 'UTF8')), 'hex'), 32)`;

const plain = (day: string): string => day.replaceAll('-', '');
const spelled = (digits = ''): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

/** The `_id` of a billing row: it stands for what the row sums, since no row is stored. */
export const billingId = (key: string, dateFrom: string, dateTo: string): string =>
  `bil_${plain(dateFrom)}_${plain(dateTo)}_${key}`;

/** What an `_id` stands for; undefined when we never made it. */
export function readBillingId(id: string): { key: string; dateFrom: string; dateTo: string } | undefined {
  const [, from, to, key] = /^bil_(\d{8})_(\d{8})_([0-9a-f]{32})$/.exec(id) ?? [];
  if (key === undefined || !isDay(spelled(from)) || !isDay(spelled(to))) return undefined;
  return { key, dateFrom: spelled(from), dateTo: spelled(to) };
}
