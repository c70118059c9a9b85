import type { Language } from '@daftar/domain';

export interface MailImage {
  type: string;
  bytes: Buffer;
}

/** The content of an email, as plain text and as HTML. */
export interface MailContent {
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The image that the HTML refers to as `cid:logo`. */
  logo?: MailImage | undefined;
}

/** An email to one address. */
export interface Mail extends MailContent {
  /**
   * The Message-ID is made from it. It stays the same when the mail is sent again, so that mailboxes can detect the duplicate.
   */
  id: string;
  to: string;
}

/** Sends emails; throws `MailNotSent` for a mail that was not sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Thrown when a mail was not sent. The message never contains an address. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  /** True when a retry is useless, for example because the mail server permanently rejects this mail. */
  readonly isLasting: boolean;

  constructor(reason: string, isLasting: boolean) {
    super(reason);
    this.isLasting = isLasting;
  }
}
