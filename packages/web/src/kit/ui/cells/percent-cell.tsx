import { formatPercentage, formatShare } from '@daftar/domain';
import { useTexts } from '../../../i18n/use-texts.ts';

type Props = {
  readonly value: number | undefined;
  /** Whether the percentage is computed: it is rounded to two decimals. A typed one keeps its digits. */
  readonly computed?: boolean;
};

/** A percentage with at least two decimals. */
export function PercentCell({ value, computed = false }: Props) {
  const { language, numerals } = useTexts();
  if (value === undefined) return <span className="muted">–</span>;
  const format = computed ? formatShare : formatPercentage;
  return <span className="figure">{format(value, language, numerals)}</span>;
}
