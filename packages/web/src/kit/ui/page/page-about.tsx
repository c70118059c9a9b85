import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** Says in one line what a page is, where its menu entry has the same words as another one. */
export function PageAbout({ text }: { text: Text }) {
  const { t } = useTexts();
  return (
    <p className="meta" data-part="about">
      {t(text)}
    </p>
  );
}
