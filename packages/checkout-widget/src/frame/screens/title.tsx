import { useLocale } from '../i18n/locale-context.ts';

/** The page's heading while the merchant is unknown. */
export function Title() {
  const { t } = useLocale();
  return <h1 className="unseen">{t('Checkout')}</h1>;
}
