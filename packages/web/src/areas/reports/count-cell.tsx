import { useTexts } from '../../i18n/use-texts.ts';

/** How many, with its thousands apart. */
export function CountCell({ value }: { value: number }) {
  const { digits } = useTexts();
  return <span className="figure">{digits(value.toLocaleString('en'))}</span>;
}
