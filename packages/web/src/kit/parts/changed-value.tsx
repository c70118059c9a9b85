import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../cells/date-cell.tsx';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** One side of a change, as a person reads it; nothing is a dash. */
export function ChangedValue({ value }: { value: unknown }) {
  const { t, foreign, digits } = useTexts();
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="muted">–</span>;
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return <bdi className="figure">{digits(String(value))}</bdi>;
  if (typeof value === 'string')
    return instant.test(value) ? <DateCell value={value} time /> : <bdi>{foreign(value)}</bdi>;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return <bdi>{value.map(foreign).join(' · ')}</bdi>;
  return <code className="mono ltr">{JSON.stringify(value)}</code>;
}
