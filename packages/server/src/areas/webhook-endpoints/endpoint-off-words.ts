import type { Language } from '@daftar/domain';
import texts from '@daftar/words/mails/endpoint-off.json' with { type: 'json' };

interface EndpointOffWords {
  subject: string;
  title: string;
  notice: string;
  paragraphs: readonly string[];
  merchant: string;
  address: string;
  failingSince: string;
  switchedOff: string;
  open: string;
  footer: string;
}

/** Texts of the email about an endpoint that was switched off. */
export const endpointOffWords: Readonly<Record<Language, EndpointOffWords>> = texts;
