import { isCurrency, normaliseDecimal, parseDecimal, parseMoney, serviceMessages } from '@daftar/domain';
import { invalid } from '../../basics/problems.ts';
import type { ServiceInput } from './service-input.ts';

/** Decimals of the share columns: the database would silently round away more. */
const SHARE_DECIMALS = 4;
const SHARES = ['carrierShare', 'merchantShare', 'waleeShare'] as const;
const AMOUNTS = ['price', 'disbursementAmount'] as const;

/** Throws 400 for an unknown currency, and for numbers that the currency or the columns cannot hold exactly. */
export function assertExact(input: ServiceInput): void {
  for (const field of SHARES) {
    const share = parseDecimal(input[field]);
    if (!share || normaliseDecimal(share).scale > SHARE_DECIMALS)
      throw invalid(serviceMessages[field], field);
  }
  const { currency } = input;
  if (!currency) return;
  if (!isCurrency(currency)) throw invalid(serviceMessages.currencyInvalid, 'currency');
  for (const field of AMOUNTS) {
    const amount = input[field];
    if (amount !== undefined && !parseMoney(amount, currency)) throw invalid(serviceMessages[field], field);
  }
  const prices = (input.packages ?? []).flatMap((one) => Object.values(one));
  if (prices.some((price) => !parseMoney(Number(price), currency)))
    throw invalid(serviceMessages.price, 'packages');
}
