import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { isDay } from './days.ts';

/** The prefix of exported payouts' file names. */
const payoutsPrefix = 'Loan_Disbursements_';

/**
 * The name of a file of exported payouts, without its ending: 'Loan_Disbursements_21-11-2026' on 2026-11-21.
 *
 * @throws RangeError when the text is no day.
 */
export function payoutExportName(day: string): string {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return payoutsPrefix + lightFormat(parseISO(day), 'dd-MM-yyyy');
}
