import { type Money, toDecimalString } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/cells/money-cell.tsx';

/** An amount with its currency, or how many; a dash for what is not told. */
export function Figure({ value }: { value: Money | number | undefined }) {
  const { digits } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  if (typeof value === 'number') return <span className="figure">{digits(value.toLocaleString('en'))}</span>;
  return <MoneyCell value={toDecimalString(value)} currency={value.currency} />;
}
