import { useTexts } from '../../i18n/use-texts.ts';

/** A word that we know, in the user's language. */
export function WordCell({ value }: { value: string }) {
  const { foreign } = useTexts();
  return <span className="cell-text">{foreign(value)}</span>;
}
