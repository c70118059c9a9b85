import type { Language } from '@daftar/domain';

/** An email that the product sent. */
export interface CaughtMail {
  id: string;
  from: string;
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
}

/** Storage of the mail catcher. */
export interface MailStore {
  /** Stores a mail; a mail with the same id is stored once. */
  add(mail: CaughtMail): Promise<void>;
  find(id: string): Promise<CaughtMail | undefined>;
  /** The newest first. */
  newest(limit: number): Promise<CaughtMail[]>;
}

/** Maximum number of stored mails; older ones are deleted. */
export const MOST_MAILS = 200;
