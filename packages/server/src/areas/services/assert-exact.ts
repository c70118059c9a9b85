import { isCurrency, normaliseDecimal, parseDecimal, parseMoney } from '@daftar/domain';
import { invalidRule } from '../../basics/problems.ts';
import type { ServiceInput } from './service-input.ts';

/** Decimals of the share columns. The database would silently round numbers with more. */
const SHARE_DECIMALS = 4;
const SHARES = ['carrierShare', 'merchantShare', 'waleeShare'] as const;
const AMOUNTS = ['price', 'disbursementAmount'] as const;

/** Throws 400 for an unknown currency, and for numbers that the currency or the columns cannot hold exactly. */
export function assertExact(input: ServiceInput): void {
  for (const field of SHARES) {
    const share = parseDecimal(input[field]);
    if (!share || normaliseDecimal(share).scale > SHARE_DECIMALS)
      throw invalidRule(`service.${field}.decimals`);
  }
  const { currency } = input;
  if (!currency) return;
  if (!isCurrency(currency)) throw invalidRule('service.currency.known');
  for (const field of AMOUNTS) {
    const amount = input[field];
    if (amount !== undefined && !parseMoney(amount, currency)) throw invalidRule(`service.${field}.decimals`);
  }
  const prices = (input.packages ?? []).flatMap((one) => Object.values(one));
  if (prices.some((price) => !parseMoney(Number(price), currency)))
    throw invalidRule('service.packages.decimals');
}
