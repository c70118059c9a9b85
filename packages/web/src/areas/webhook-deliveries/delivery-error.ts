import type { Texts } from '../../i18n/i18n.ts';

const noConnection = /^No connection \((\w+)\)$/;

/** Returns the error of a delivery's last attempt in the user's language. The server stores it as an English text. */
export function deliveryError(text: string, { t, foreign }: Texts): string {
  const [, code] = noConnection.exec(text) ?? [];
  return code ? t('No connection ({{code}})', { code }) : foreign(text);
}
