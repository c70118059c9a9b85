import { type Money, toDecimalString } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';

/** Shows an amount with its currency, or a count; a dash when the value is unknown. */
export function Figure({ value }: { value: Money | number | undefined }) {
  const { digits } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  if (typeof value === 'number') return <span className="figure">{digits(value.toLocaleString('en'))}</span>;
  return <MoneyCell value={toDecimalString(value)} currency={value.currency} />;
}
