import type { WebhookDelivery } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';

/** HTTP status of the merchant server's last answer, with the error as a tooltip; a dash before the first attempt. */
export function LastAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const { responseStatus, attempts, lastError } = delivery;
  const { t } = useTexts();
  if (responseStatus !== undefined)
    return (
      <bdi className="figure" title={lastError}>
        HTTP {responseStatus}
      </bdi>
    );
  return (
    <span className="muted" title={lastError}>
      {attempts === 0 ? '–' : t('No answer')}
    </span>
  );
}
