import { money } from '@daftar/domain';
import { textOf } from '../json-digits.ts';
import type { ProviderStatus } from '../payment-status.ts';
import { type Fields, JAZZCASH_CURRENCY } from './connection.ts';

/** The wallet's owner has not confirmed yet. */
const PENDING = ['124', '157'];
const TIMED_OUT = '134';
/** An error of JazzCash, which proves nothing. */
const SYSTEM_ERROR = '199';

/** Translates the code of a payment; only 000 is paid. */
export function paymentStatus(code: string, fields: Fields): ProviderStatus {
  if (code === '000') return paid(fields);
  if (PENDING.includes(code)) return { state: 'pending' };
  if (code === TIMED_OUT) return { state: 'expired' };
  if (!/^\d{3}$/.test(code) || code === SYSTEM_ERROR)
    return { state: 'unknown', reason: `Code '${code.slice(0, 10)}'` };
  return { state: 'failed', reason: textOf(fields, 'pp_ResponseMessage').slice(0, 200) || `Code ${code}` };
}

function paid(fields: Fields): ProviderStatus {
  const paisa = textOf(fields, 'pp_Amount');
  const providerReference = textOf(fields, 'pp_RetreivalReferenceNo');
  const isRupees = textOf(fields, 'pp_TxnCurrency') === JAZZCASH_CURRENCY;
  if (!isRupees || !/^\d{1,14}$/.test(paisa) || !/^\w{1,40}$/.test(providerReference))
    return { state: 'unknown', reason: 'Paid without amount, currency or number' };
  return { state: 'paid', amount: money(BigInt(paisa), JAZZCASH_CURRENCY), providerReference };
}
