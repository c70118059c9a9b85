import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { isDay } from './days.ts';

/** File name prefix of exported payouts. */
const payoutsPrefix = 'Loan_Disbursements_';

/**
 * Returns the file name of an export of payouts, without extension: 'Loan_Disbursements_21-11-2026' for 2026-11-21.
 *
 * @throws RangeError when the text is not a day.
 */
export function payoutExportName(day: string): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return payoutsPrefix + lightFormat(parseISO(day), 'dd-MM-yyyy');
}
