import { useTexts } from '../../../i18n/use-texts.ts';

/** Shows a count with thousands separators. */
export function CountCell({ value }: { value: number }) {
  const { digits } = useTexts();
  return <span className="figure">{digits(value.toLocaleString('en'))}</span>;
}
