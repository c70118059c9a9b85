import { useLocale } from '../i18n/locale-context.ts';

/** Marks a checkout, payment link or receipt of a gateway that uses the payment providers' sandboxes. */
export function SandboxNote() {
  const { t } = useLocale();
  return <p className="sandbox">{t('Sandbox: no real money moves here')}</p>;
}
