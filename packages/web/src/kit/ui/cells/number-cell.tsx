import { useTexts } from '../../../i18n/use-texts.ts';

/** A number that identifies something, for example a settlement number: in the chosen digits, no thousands separators. */
export function NumberCell({ value }: { value: number }) {
  const { digits } = useTexts();
  return <span className="figure">{digits(String(value))}</span>;
}
