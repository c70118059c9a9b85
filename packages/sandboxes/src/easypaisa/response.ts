import type { Payment } from '../payments/payment.ts';

const texts: Readonly<Record<string, string>> = {
  '0000': 'SUCCESS',
  '0001': 'SYSTEM ERROR',
  '0002': 'REQUIRED FIELD IS MISSING OR INVALID',
  '0003': 'INVALID ORDER ID',
  '0010': 'INVALID CREDENTIALS',
  '0013': 'LOW BALANCE',
  '0014': 'TRANSACTION DECLINED',
  '0015': 'INVALID PIN',
  '0016': 'CARD EXPIRED',
};

const failures = { declined: '0014', noFunds: '0013', expiredCard: '0016', wrongCode: '0015' };

/** Returns easypaisa's response code for a payment that has ended. */
export const codeOf = ({ state, failure }: Payment): string =>
  state === 'paid' ? '0000' : failures[failure ?? 'declined'];

/** Formats an instant as easypaisa does: 21/11/2026 05:05 PM, Karachi time. */
export function karachiTime(at: Date): string {
  const local = new Date(at.getTime() + 5 * 3_600_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = local.getUTCHours();
  const day = `${two(local.getUTCDate())}/${two(local.getUTCMonth() + 1)}/${local.getUTCFullYear()}`;
  return `${day} ${two(hour % 12 || 12)}:${two(local.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns a response with this code. */
export const responseOf = (code: string, fields: Record<string, unknown>): Record<string, unknown> => ({
  ...fields,
  responseCode: code,
  responseDesc: texts[code] ?? 'FAILED',
});
