import type { Language } from '@daftar/domain';
import type { Logo } from '../config/read-brand.ts';

/** What an e-mail says, as plain text and as HTML. */
export interface MailContent {
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The picture that the HTML shows as `cid:logo`. */
  logo?: Logo | undefined;
}

/** An e-mail to one address. */
export interface Mail extends MailContent {
  /** Fixes the Message-ID: a mail that is sent again keeps it, so that mailboxes can tell it is the same one. */
  id: string;
  to: string;
}

/** Sends e-mails. Throws `MailNotSent`. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Thrown when a mail was not sent. Neither message nor reason contain an address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** True when the mail server refuses this mail for good. */
  readonly isLasting: boolean;

  constructor(reason: string, isLasting: boolean) {
    super(reason);
    this.isLasting = isLasting;
  }
}
