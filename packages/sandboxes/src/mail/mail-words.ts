import type { Language } from '@daftar/domain';
import texts from '@daftar/words/sandboxes/mail.json' with { type: 'json' };

export interface MailWords {
  title: string;
  lead: string;
  none: string;
  all: string;
  from: string;
  to: string;
  sent: string;
  asHtml: string;
  asText: string;
  elsewhere: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = texts;
