import { useLocale } from '../i18n/locale-context.ts';

/** A skeleton with the layout of a form, so that nothing moves when it arrives. */
export function LoadingScreen() {
  const { t } = useLocale();
  return (
    <div className="skeleton" role="status" aria-label={t('Loading the payment')}>
      <span className="bone tile-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
    </div>
  );
}

/** A skeleton with the layout of the loaded page: what is bought, and the form. */
export function LoadingPage() {
  return (
    <>
      <div className="summary skeleton" aria-hidden="true">
        <span className="bone short" />
        <span className="bone tall" />
      </div>
      <div className="pay">
        <LoadingScreen />
      </div>
    </>
  );
}
