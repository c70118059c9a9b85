import type { WebhookDelivery } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';

/** What the merchant's server said the last time; nothing before the first attempt. */
export function LastAnswer({ delivery: { responseStatus, attempts } }: { delivery: WebhookDelivery }) {
  const { t } = useTexts();
  if (responseStatus !== undefined) return <bdi className="figure">HTTP {responseStatus}</bdi>;
  return <span className="muted">{attempts === 0 ? '–' : t('No answer')}</span>;
}
