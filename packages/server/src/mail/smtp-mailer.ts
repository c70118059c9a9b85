import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, MailNotSent } from './mail.ts';
import type { MailAddress } from './mail-address.ts';
import { isLocalServer, type SmtpAddress } from './smtp-address.ts';

/** Longest waits for the server, in milliseconds; together they stay below the time for which a mail is claimed. */
const WAITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};
const LONGEST_MS = 60_000;

/** Sends e-mails through a mail server, over a connection for each. */
export function smtpMailer(server: SmtpAddress, from: MailAddress): Mailer {
  const transport = createTransport({
    ...server,
    ...WAITS,
    requireTLS: !server.secure && server.auth !== undefined && !isLocalServer(server),
    // Texts of merchants and customers must never make it read a file or an address.
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
          filename: `logo.${logo.type === 'image/png' ? 'png' : 'svg'}`,
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

/** The commands with which a server refuses this mail; what it refuses before them is about us. */
const ABOUT_THIS_MAIL = ['RCPT TO', 'DATA'];

/** Returns the reason without the server's words, which repeat the address. */
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
