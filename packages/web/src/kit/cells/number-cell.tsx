import { useTexts } from '../../i18n/use-texts.ts';

/** A number that people count by and say, as a settlement's: in the chosen digits, without groups. */
export function NumberCell({ value }: { value: number }) {
  const { digits } = useTexts();
  return <span className="figure">{digits(String(value))}</span>;
}
