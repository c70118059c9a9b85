import { type Currency, minorUnits, normaliseDecimal, parseDecimal } from '@daftar/domain';
import { invalid } from './problems.ts';

/** Throws 400 when an amount in major units has more decimals than its currency, and says how many it may have. */
export function assertDecimals(major: number, currency: Currency, field = 'amount'): void {
  const read = parseDecimal(major);
  const most = minorUnits(currency);
  if (read && normaliseDecimal(read).scale > most) throw invalid('request.decimals', { field, most }, field);
}
