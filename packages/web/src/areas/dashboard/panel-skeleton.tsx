import { useTexts } from '../../i18n/use-texts.ts';
import { SkeletonRows } from '../../kit/parts/skeleton-rows.tsx';

/** Placeholder for the donut and the table while a panel loads. */
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
