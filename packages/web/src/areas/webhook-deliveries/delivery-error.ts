import type { WebhookDelivery } from '@daftar/sdk';
import type { Texts } from '../../i18n/i18n.ts';
import { messageFrom } from '../../i18n/message.ts';

type Failed = Pick<WebhookDelivery, 'lastError' | 'lastErrorCode' | 'lastErrorValues'>;

/** Returns the error of a delivery's last attempt in the user's language; undefined if there is none. */
export function deliveryError(
  { lastError, lastErrorCode, lastErrorValues }: Failed,
  { foreign }: Texts,
): string | undefined {
  if (lastError === undefined) return undefined;
  return foreign(messageFrom({ message: lastError, code: lastErrorCode, values: lastErrorValues }));
}
