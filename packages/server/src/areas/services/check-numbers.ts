import { isCurrency, normaliseDecimal, parseDecimal, parseMoney } from '@daftar/domain';
import { invalidRule } from '../../basics/problems.ts';
import type { ServiceInput } from './service-input.ts';

/** What the columns of shares hold; a digit more would be rounded away in silence. */
const SHARE_DECIMALS = 4;
const SHARES = ['carrierShare', 'merchantShare', 'waleeShare'] as const;
const AMOUNTS = ['price', 'disbursementAmount'] as const;

/** Refuses a currency that we do not know, and numbers that it or the record cannot hold exactly. */
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
