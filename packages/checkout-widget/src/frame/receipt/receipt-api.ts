import type { Receipt, ReceiptEmail } from '@daftar/sdk';
import { createReceiptClient } from '@daftar/sdk/receipts';
import type { Locale } from '../../protocol.ts';

/** The gateway's operations that a receipt's page uses. */
export interface ReceiptApi {
  read(): Promise<Receipt>;
  /** Makes the gateway send the receipt to an email address. */
  email(address: string, language: Locale): Promise<ReceiptEmail>;
}

/** Calls the gateway's operations for one receipt. */
export function receiptApi(id: string): ReceiptApi {
  const { receipts } = createReceiptClient({ baseUrl: location.origin });
  return {
    read: () => receipts.retrieve(id),
    email: (email, language) => receipts.email(id, { email, language }),
  };
}
