import { useTexts } from '../../i18n/use-texts.ts';
import { SkeletonRows } from '../../kit/parts/skeleton-rows.tsx';

/** The ring and the rows that are coming. */
export function PanelSkeleton() {
  const { t } = useTexts();
  return (
    <div className="share-figures">
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      <div className="donut-ring" aria-hidden />
      <div className="share-skeleton">
        <SkeletonRows columns={3} rows={5} />
      </div>
    </div>
  );
}
