import { invalid } from '../../basics/problems.ts';
import type { PackageRow } from './fields.ts';

type Priced = Pick<PackageRow, 'amount' | 'currency' | 'open_amount' | 'minimum_amount' | 'maximum_amount'>;

/**
 * Returns the amount that a customer pays, as digits. Throws 400 when the customer chose an amount that the package does not
 * allow.
 */
export function chosenAmount(row: Priced, chosen: string | undefined): string {
  if (chosen === undefined) return row.amount;
  if (!row.open_amount) throw invalid('package.amountFixed', {}, 'amount');
  const { minimum_amount: minimum, maximum_amount: maximum, currency } = row;
  if (minimum !== null && Number(chosen) < Number(minimum))
    throw invalid('package.amountTooLow', { minimum, currency }, 'amount');
  if (maximum !== null && Number(chosen) > Number(maximum))
    throw invalid('package.amountTooHigh', { maximum, currency }, 'amount');
  return chosen;
}
