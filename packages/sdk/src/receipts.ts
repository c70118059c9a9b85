import type { Daftar } from './client.ts';
import type { Api } from './core/api.ts';
import { ApiClient } from './core/api-client.ts';
import type { DaftarOptions } from './core/options.ts';
import { Receipts } from './generated/receipts.ts';

/** The resource of a receipt's page. */
export type ReceiptClient = Pick<Daftar, 'receipts'>;

/**
 * Creates a client that reads receipts and requests their delivery by e-mail.
 *
 * @throws DaftarError from every call, as `createDaftar`'s
 */
export function createReceiptClient(options: DaftarOptions): ReceiptClient {
  const api = new ApiClient(options) as unknown as Api;
  return { receipts: new Receipts(api) };
}
