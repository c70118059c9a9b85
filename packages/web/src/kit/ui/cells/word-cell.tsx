import { useTexts } from '../../../i18n/use-texts.ts';

/** A value that the dictionaries translate, for example a country. */
export function WordCell({ value }: { value: string }) {
  const { word } = useTexts();
  return <span className="cell-text">{word(value)}</span>;
}
