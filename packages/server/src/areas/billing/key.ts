import { createHash } from 'node:crypto';
import { isDay } from '@daftar/domain';

/** The fields that identify a row of the billing report within a period. */
export interface Billed {
  user_type_id: string;
  service_name: string;
  country: string;
  currency: string;
}

const KEY_LENGTH = 32;
const UNIT_SEPARATOR = '\u001f';

/** Returns a hash of merchant, service, country and currency. */
export const billingKey = ({ user_type_id, service_name, country, currency }: Billed): string =>
  createHash('sha256')
    .update([user_type_id, service_name, country, currency].join(UNIT_SEPARATOR))
    .digest('hex')
    .slice(0, KEY_LENGTH);

const compactDay = (day: string): string => day.replaceAll('-', '');
const isoDay = (digits = ''): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

/** Returns the `_id` of a billing row. It is derived from the row's fields, because billing rows are not stored. */
export const billingId = (billed: Billed, dateFrom: string, dateTo: string): string =>
  `bil_${compactDay(dateFrom)}_${compactDay(dateTo)}_${billingKey(billed)}`;

/** Parses an `_id`; returns undefined when `billingId` cannot have made it. */
export function readBillingId(id: string): { key: string; dateFrom: string; dateTo: string } | undefined {
  const [, from, to, key] = /^bil_(\d{8})_(\d{8})_([0-9a-f]{32})$/.exec(id) ?? [];
  if (key === undefined || !isDay(isoDay(from)) || !isDay(isoDay(to))) return undefined;
  return { key, dateFrom: isoDay(from), dateTo: isoDay(to) };
}
