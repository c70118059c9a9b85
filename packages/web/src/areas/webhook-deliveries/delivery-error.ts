import type { WebhookDelivery } from '@daftar/sdk';
import { messageFrom } from '../../i18n/message.ts';
import type { Shown } from '../../i18n/shown.ts';
import type { Texts } from '../../i18n/texts-of.ts';

type Failed = Pick<WebhookDelivery, 'lastError' | 'lastErrorCode' | 'lastErrorValues'>;

/** Returns the error of a delivery's last attempt in the user's language; undefined if there is none. */
export function deliveryError(
  { lastError, lastErrorCode, lastErrorValues }: Failed,
  { say }: Texts,
): Shown | undefined {
  if (lastError === undefined) return undefined;
  return say(messageFrom({ message: lastError, code: lastErrorCode, values: lastErrorValues }));
}
