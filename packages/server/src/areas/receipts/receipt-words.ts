import type { Language } from '@daftar/domain';
import texts from '@daftar/words/mails/receipt.json' with { type: 'json' };

export interface ReceiptWords {
  subject: string;
  title: string;
  thanks: string;
  pending: string;
  partial: string;
  full: string;
  merchant: string;
  product: string;
  order: string;
  paidAt: string;
  method: string;
  reference: string;
  supportCode: string;
  keepCode: string;
  show: string;
  footer: string;
  methods: Readonly<Record<string, string>>;
}

/** Texts of the receipt's email in the customers' languages, with the same words as the receipt's page. */
export const receiptWords: Readonly<Record<Language, ReceiptWords>> = texts;
