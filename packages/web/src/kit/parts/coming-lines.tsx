import { useTexts } from '../../i18n/use-texts.ts';
import './coming-lines.css';

/** A part of a page that is not there yet. */
export function ComingLines() {
  const { t } = useTexts();
  return (
    <div className="coming-lines" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      {[260, 320, 280].map((inlineSize) => (
        <div key={inlineSize} className="skeleton" style={{ inlineSize, maxInlineSize: '80%' }} />
      ))}
    </div>
  );
}
