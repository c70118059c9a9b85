import { formatPercentage } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

/** A percentage with two decimals. */
export function PercentCell({ value }: { value: number | undefined }) {
  const { language, numerals } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  return <span className="figure">{formatPercentage(value, language, numerals)}</span>;
}
