// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type Receipt = Result<'getReceipt'>;
export type ReceiptEmailInput = Body<'emailReceipt'>;
export type ReceiptEmail = Result<'emailReceipt'>;

/** Receipts of payments, for their customers. */
export class Receipts extends Resource {
  private readonly basePath = '/checkout/receipt';

  /**
   * Reads a payment's receipt.
   *
   * Whoever knows the receipt's id may read it; nobody can guess it. The amount is in major units.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(receiptId: string, options?: CallOptions): Call<Receipt> {
    return this.api.call<'GET', '/checkout/receipt/{receiptId}'>('GET', `${this.basePath}/{receiptId}`, { path: { receiptId } }, options);
  }

  /**
   * Sends a payment's receipt by email.
   *
   * Whoever knows the receipt's id may request it, for at most three addresses within a day. The response is the same
   * for every address. The address is stored until the email is sent or has failed for good. A repeated request for an
   * address sends no second email while the first one is waiting.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The installation sends no email (mail.off).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  email(receiptId: string, body: ReceiptEmailInput, options?: CallOptions): Call<ReceiptEmail> {
    return this.api.call<'POST', '/checkout/receipt/{receiptId}/email'>('POST', `${this.basePath}/{receiptId}/email`, { path: { receiptId }, body }, options);
  }
}
