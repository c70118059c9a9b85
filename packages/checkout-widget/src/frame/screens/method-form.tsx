import { useLocale } from '../i18n/locale-context.ts';
import type { Method, MethodProps } from '../methods/method.ts';
import { Lazy } from '../parts/lazy.tsx';

/** Downloads the form of a method and shows it. */
export function MethodForm({ method, ...props }: MethodProps & { method: Method }) {
  const { t } = useLocale();
  const skeleton = (
    <div className="skeleton" role="status" aria-label={t('Loading the payment')}>
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone input-bone" />
      <span className="bone" />
    </div>
  );
  return <Lazy load={method.load} props={props} waiting={skeleton} />;
}
