import { sandboxMailKey } from '../config/mail-key.ts';
import type { Environment } from '../config/read-config.ts';
import type { Addresses, Settings } from '../gateway.ts';
import { catcherMailer } from './catcher-mailer.ts';
import type { Mailer } from './mail.ts';
import { readSender } from './mail-address.ts';
import { readSmtpAddress } from './smtp-address.ts';
import { smtpMailer } from './smtp-mailer.ts';

const CAUGHT = 'receipts@daftar.example';

/** Creates the configured mailer; undefined when the installation sends no email. */
export function createMailer(
  { SMTP_URL = '', MAIL_FROM = '' }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>,
  { mail, brand }: Pick<Settings, 'mail' | 'brand'>,
  { sandbox = '' }: Addresses,
): Mailer | undefined {
  if (mail === 'catcher')
    return catcherMailer({
      url: sandbox,
      key: sandboxMailKey,
      from: MAIL_FROM || `${brand.name} <${CAUGHT}>`,
    });
  const server = readSmtpAddress(SMTP_URL);
  const from = readSender(MAIL_FROM);
  if (mail === 'off' || !server || !from) return undefined;
  return smtpMailer(server, { ...from, name: from.name || brand.name });
}
