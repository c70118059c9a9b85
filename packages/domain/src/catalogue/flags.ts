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

/** The flag that stands for a currency, as an ISO 3166 code; the euro's is the Union's. */
export function flagOfCurrency(currency: Currency): string {
  return flagByCurrency[currency];
}
