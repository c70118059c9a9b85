import { useTexts } from '../../i18n/use-texts.ts';
import { amountText } from '../cells/amount-text.ts';
import { DateCell } from '../cells/date-cell.tsx';
import { valueLine } from './value-line.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The value of a field before or after a change, formatted for people; an empty value is a dash. */
export function ChangedValue({ value, amount = false }: { value: unknown; amount?: boolean }) {
  const texts = useTexts();
  const { t, word, digits } = texts;
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="muted">–</span>;
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  const written = amount ? amountText(value) : undefined;
  if (written) return <bdi className="figure">{digits(written)}</bdi>;
  if (typeof value === 'number') return <bdi className="figure">{digits(String(value))}</bdi>;
  if (typeof value === 'string')
    return instant.test(value) ? <DateCell value={value} time /> : <bdi>{word(value)}</bdi>;
  return <bdi>{valueLine(value, texts)}</bdi>;
}
