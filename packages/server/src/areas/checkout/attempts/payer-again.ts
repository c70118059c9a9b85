import type { Language } from '@daftar/domain';
import type { AttemptRow } from '../store.ts';

interface Stored {
  name?: string;
  mobile?: string;
  email?: string;
  language?: Language;
  /** Number of the wallet that was asked to pay. Absent if the request needs more than that, such as digits of an identity card. */
  wallet?: string;
}

/**
 * Returns the details with which an attempt's code or request to a wallet can be sent again; undefined for other ways to pay,
 * and where details are missing that are never stored.
 */
export function payerAgain({ way, customer }: Pick<AttemptRow, 'way' | 'customer'>) {
  const { name = '', mobile = '', email, language, wallet }: Stored = customer;
  const payer = { name, mobile, email, language };
  if (way === 'qr') return { payer, walletNumber: undefined };
  return way === 'push' && wallet ? { payer: { ...payer, wallet }, walletNumber: wallet } : undefined;
}
