import { useTexts } from '../../i18n/use-texts.ts';
import './loading-lines.css';

/** Placeholder lines for a part of a page that is loading. */
export function LoadingLines() {
  const { t } = useTexts();
  return (
    <div className="loading-lines" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      {[260, 320, 280].map((inlineSize) => (
        <div key={inlineSize} className="skeleton" style={{ inlineSize, maxInlineSize: '80%' }} />
      ))}
    </div>
  );
}
