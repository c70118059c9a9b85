import type { Currency } from '../money/currency.ts';

const flagByCurrency: Readonly<Record<Currency, string>> = {
  EGP: 'EG',
  PKR: 'PK',
  AED: 'AE',
  QAR: 'QA',
  SAR: 'SA',
  MYR: 'MY',
  CNY: 'CN',
  USD: 'US',
  EUR: 'EU',
  GBP: 'GB',
  SGD: 'SG',
  KWD: 'KW',
  BHD: 'BH',
  OMR: 'OM',
  JOD: 'JO',
};

/** Returns the ISO 3166 code of the flag that stands for a currency; EU for the euro. */
export function flagOfCurrency(currency: Currency): string {
  return flagByCurrency[currency];
}
