import { useLocale } from '../i18n/locale-context.ts';

/** The page's heading while there is no merchant to name. */
export function Title() {
  const { t } = useLocale();
  return <h1 className="unseen">{t('Checkout')}</h1>;
}
