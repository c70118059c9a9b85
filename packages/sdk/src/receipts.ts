import type { Daftar } from './client.ts';
import { createApiClient } from './core/api-client.ts';
import type { DaftarOptions } from './core/options.ts';
import { Receipts } from './generated/receipts.ts';

/** The resource of a receipt's page. */
export type ReceiptClient = Pick<Daftar, 'receipts'>;

/**
 * Creates a client that reads receipts and requests their delivery by email.
 *
 * @throws DaftarError from every call, as `createDaftar`'s
 */
export function createReceiptClient(options: DaftarOptions): ReceiptClient {
  const api = createApiClient(options);
  return { receipts: new Receipts(api) };
}
