import { type Money, toDecimalString } from '@daftar/domain';
import { CountCell } from '../../../kit/ui/cells/count-cell.tsx';
import { MoneyCell } from '../../../kit/ui/cells/money-cell.tsx';

/** Shows an amount with its currency, or a count; a dash when the value is unknown. */
export function Figure({ value }: { value: Money | number | undefined }) {
  if (value === undefined) return <span className="muted">–</span>;
  if (typeof value === 'number') return <CountCell value={value} />;
  return <MoneyCell value={toDecimalString(value)} currency={value.currency} />;
}
