import { createHash } from 'node:crypto';
import { isDay } from '@daftar/domain';

/** What a row of the billing report sums, beside its days. */
export interface Billed {
  user_type_id: string;
  service_name: string;
  country: string;
  currency: string;
}

const KEY_LENGTH = 32;
const UNIT_SEPARATOR = '\u001f';

/** Merchant, service, country and currency in one word. */
export const billingKey = ({ user_type_id, service_name, country, currency }: Billed): string =>
  createHash('sha256')
    .update([user_type_id, service_name, country, currency].join(UNIT_SEPARATOR))
    .digest('hex')
    .slice(0, KEY_LENGTH);

const plain = (day: string): string => day.replaceAll('-', '');
const spelled = (digits = ''): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

/** The `_id` of a billing row: it stands for what the row sums, since no row is stored. */
export const billingId = (billed: Billed, dateFrom: string, dateTo: string): string =>
  `bil_${plain(dateFrom)}_${plain(dateTo)}_${billingKey(billed)}`;

/** What an `_id` stands for; undefined when we never made it. */
export function readBillingId(id: string): { key: string; dateFrom: string; dateTo: string } | undefined {
  const [, from, to, key] = /^bil_(\d{8})_(\d{8})_([0-9a-f]{32})$/.exec(id) ?? [];
  if (key === undefined || !isDay(spelled(from)) || !isDay(spelled(to))) return undefined;
  return { key, dateFrom: spelled(from), dateTo: spelled(to) };
}
