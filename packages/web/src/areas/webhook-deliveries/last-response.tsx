import type { WebhookDelivery } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { deliveryError } from './delivery-error.ts';
import { HttpStatus } from './http-status.tsx';

/** HTTP status of the merchant server's last response, with the error as a tooltip; a dash before the first attempt. */
export function LastResponse({ delivery }: { delivery: WebhookDelivery }) {
  const { responseStatus, attempts } = delivery;
  const texts = useTexts();
  const failure = deliveryError(delivery, texts);
  if (responseStatus !== undefined) return <HttpStatus status={responseStatus} title={failure} />;
  return (
    <span className="muted" title={failure}>
      {attempts === 0 ? '–' : texts.t('No answer')}
    </span>
  );
}
