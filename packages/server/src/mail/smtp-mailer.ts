import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, MailNotSent } from './mail.ts';
import type { MailAddress } from './mail-address.ts';
import { isLocalServer, type SmtpAddress } from './smtp-address.ts';

/** Timeouts, in milliseconds. Their sum is below the duration of a mail's claim. */
const WAITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const LONGEST_MS = 60_000;

/** Sends emails through a mail server, with a new connection for each. */
export function smtpMailer(server: SmtpAddress, from: MailAddress): Mailer {
  const transport = createTransport({
    ...server,
    ...WAITS,
    requireTLS: !server.secure && server.auth !== undefined && !isLocalServer(server),
    // Texts of merchants and customers must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await withinTime(transport.sendMail(messageOf(mail, from)));
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

function messageOf({ id, to, language, subject, text, html, logo }: Mail, from: MailAddress) {
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to },
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    ...(logo && {
      attachments: [
        {
          filename: `logo.${logo.type.slice('image/'.length)}`,
          content: logo.bytes,
          contentType: logo.type,
          cid: 'logo',
          contentDisposition: 'inline' as const,
        },
      ],
    }),
  };
}

async function withinTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailNotSent('no answer in time', false)), LONGEST_MS);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** SMTP commands whose refusal concerns this mail. A refusal of an earlier command concerns our connection or account. */
const ABOUT_THIS_MAIL = ['RCPT TO', 'DATA'];

/** Returns the error without the server's text, which repeats the address. */
function refusalOf(error: unknown): MailNotSent {
  if (error instanceof MailNotSent) return error;
  const { code, command, responseCode, permanent }: Refusal =
    error instanceof Error ? (error as Error & Refusal) : {};
  const isLasting = permanent === true && ABOUT_THIS_MAIL.includes(command ?? '');
  return new MailNotSent([code ?? 'failed', command, responseCode].filter(Boolean).join(' '), isLasting);
}

interface Refusal {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}
