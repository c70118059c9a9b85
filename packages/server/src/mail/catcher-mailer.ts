import { type Mailer, MailNotSent } from './mail.ts';

const TIMEOUT_MS = 10_000;

export interface Catcher {
  /** Address of the sandbox. */
  url: string;
  key: string;
  /** The sender to show, such as `Nile Pay <receipts@pay.example>`. */
  from: string;
}

/** Sends emails to the sandbox's mail catcher, which shows them. Nothing leaves this machine. */
export const catcherMailer = ({ url, key, from }: Catcher): Mailer => ({
  send: async ({ id, to, language, subject, text, html, logo }) => {
    const image = logo && `data:${logo.type};base64,${logo.bytes.toString('base64')}`;
    const shown = image ? html.replaceAll('cid:logo', image) : html;
    const response = await fetch(`${url}/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-key': key },
      body: JSON.stringify({ id, from, to, language, subject, text, html: shown }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response?.ok)
      throw new MailNotSent(`the mail catcher answered ${response?.status ?? 'nothing'}`, false);
  },
});
