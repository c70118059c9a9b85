import { useLocale } from '../i18n/locale-context.ts';

/** A skeleton with the layout of the loaded page, so that nothing moves when the session arrives. */
export function LoadingScreen() {
  const { t } = useLocale();
  return (
    <div className="skeleton" role="status" aria-label={t('Loading the payment')}>
      <span className="bone short" />
      <span className="bone tall" />
      <span className="bone tile-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
    </div>
  );
}
