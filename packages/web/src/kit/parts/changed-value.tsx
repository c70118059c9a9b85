import type { Texts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { amountText } from '../cells/amount-text.ts';
import { DateCell } from '../cells/date-cell.tsx';
import { fieldWords } from './field-words.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats a nested value in one line, for example 'Name: centre, Value: 7'. */
function lineOf(value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((one) => lineOf(one, texts)).join(' · ');
  if (typeof value === 'boolean') return texts.t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return texts.digits(String(value));
  if (typeof value !== 'object' || value === null) return texts.foreign(String(value ?? '–'));
  const facts = Object.entries(value).map(
    ([name, fact]) => `${fieldWords(name, texts)}: ${lineOf(fact, texts)}`,
  );
  return facts.length > 0 ? facts.join(texts.language === 'en' ? ', ' : '، ') : '–';
}

/** The value of a field before or after a change, formatted for people; an empty value is a dash. */
export function ChangedValue({ value, amount = false }: { value: unknown; amount?: boolean }) {
  const texts = useTexts();
  const { t, foreign, digits } = texts;
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="muted">–</span>;
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  const written = amount ? amountText(value) : undefined;
  if (written) return <bdi className="figure">{digits(written)}</bdi>;
  if (typeof value === 'number') return <bdi className="figure">{digits(String(value))}</bdi>;
  if (typeof value === 'string')
    return instant.test(value) ? <DateCell value={value} time /> : <bdi>{foreign(value)}</bdi>;
  return <bdi>{lineOf(value, texts)}</bdi>;
}
