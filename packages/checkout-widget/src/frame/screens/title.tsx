import { useLocale } from '../i18n/locale-context.ts';

/** The page's heading before the merchant is known. */
export function Title() {
  const { t } = useLocale();
  return <h1 className="unseen">{t('Checkout')}</h1>;
}
