// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, UploadOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type RefundInput = Body<'addRefund'>;
export type Refund = Result<'closeRefund'>;
export type RefundQuery = Query<'listRefunds'>;
export type SettlementFile = Result<'getSettlementFile'>;
export type SettlementFileQuery = Query<'listSettlementFiles'>;
export type SettlementShapes = Result<'listSettlementShapes'>;
export type SettlementLineQuery = Query<'listSettlementLines'>;
export type SettlementLine = Result<'reviewSettlementLine'>;
export type SettlementLineReview = Body<'reviewSettlementLine'>;
export type RefundClosing = Body<'closeRefund'>;

/** Money of payments that goes back to their customers. */
export class Refunds extends Resource {
  private readonly basePath = '/settlement-files';

  /**
   * Refunds a payment.
   *
   * Refunds a payment in full or in part. The refund is recorded at once and requested from the provider in the
   * background. It stays pending until the provider reports its result, which a webhook announces (refund.succeeded or
   * refund.failed). The refunds of a payment, including unfinished ones, never exceed its amount. A merchant's users
   * can refund only payments of their own merchant, up to its payable and balance.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payment cannot be refunded like this, or the refund cannot be changed now. `code` is one
   * of these: - refund-failed-payment: the payment failed. - refund-nothing-left: the payment is already refunded in
   * full, or such a refund is pending. - refund-too-much: the amount is more than what can still be refunded. -
   * refund-impossible: a payment made in this way cannot be refunded. - refund-unsupported: the payment provider makes
   * no refunds, or is not configured here. - refund-whole-only: the payment provider makes no partial refunds. -
   * refund-not-covered: the merchant's payable and balance do not cover the amount. - refund-ended: the refund has
   * ended. - refund-not-asked: the refund is not requested from the payment provider yet. - in-flight: the same request
   * is still being processed.
   */
  create(body: RefundInput, options?: CallOptions): Call<Refund> {
    return this.api.call<'POST', '/refunds/add'>('POST', '/refunds/add', { body, repeat: 'keyed' }, options);
  }

  /**
   * Lists refunds.
   *
   * A merchant's users get its own refunds, a carrier's users those of payments that it carried. q finds orderId,
   * transactionId, serviceName, merchantName and reason. Page numbers reach the first 10,000 rows, the cursor all of
   * them. Sorts by createdDate, amount, status, orderId, serviceName, merchantName, provider, reason, requestedBy,
   * transactionId, merchantShareValue, waleeShareValue; `-createdDate` by default, which the cursor requires. A
   * carrier's users cannot sort by fields that they do not see.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: RefundQuery, options?: CallOptions): PageCall<Refund> {
    return this.api.list<'GET', '/refunds/get'>('GET', '/refunds/get', { query }, options);
  }

  /**
   * Reads a refund.
   *
   * The shares are present once the refund has succeeded.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<Refund> {
    return this.api.call<'GET', '/refunds/get/{id}'>('GET', '/refunds/get/{id}', { path: { id } }, options);
  }

  /**
   * Uploads a provider's settlement file.
   *
   * Compares a provider's settlement file (CSV, xlsx or xls, at most 10 MB and 50,000 rows) with the payments and
   * refunds of the days from dateFrom to dateTo. A refund that is open or pending here and that the file lists succeeds
   * with the file's amount; nothing else is changed. Files with the same content are accepted once per provider. The
   * guide to going live has the columns that each provider's file needs. Errors also have error_code and err_desc.
   *
   * @throws ValidationError The file is rejected; `error_code` is the reason: not-a-sheet, broken-file,
   * password-protected, no-columns, no-rows, too-many-rows, formula, unclear-cell, too-slow or no-file. Also for days
   * that do not form a period.
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The file was processed before (file-processed; of a settlement file, `values.file` is the id
   * of the first), or the same request is still being processed (in-flight).
   * @throws ApiError The file is larger than 10 MB.
   * @throws ApiError The body is not multipart/form-data.
   * @throws ApiError Other files are being read, or the database does not respond at the moment; wait as long as
   * Retry-After says. `error_code` is the message's code.
   */
  uploadSettlementFile(provider: string, dateFrom: string, dateTo: string, file: Blob, options?: UploadOptions): Call<SettlementFile> {
    return this.api.upload<'POST', '/settlement-files/add'>('POST', `${this.basePath}/add`, { query: { provider, dateFrom, dateTo }, body: { file } }, options);
  }

  /**
   * Lists the settlement files that were uploaded.
   *
   * q finds originalName, provider and createdBy. Sorts by createdDate, createdBy, provider, originalName, dateFrom,
   * lines, matched, differing, unknown, missing, unclear, settledRefunds, state; `-createdDate` by default.
   */
  settlementFiles(query?: SettlementFileQuery, options?: CallOptions): PageCall<SettlementFile> {
    return this.api.list<'GET', '/settlement-files/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a settlement file.
   *
   * The result of the comparison, summed by verdict, kind and currency.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  settlementFile(id: string, options?: CallOptions): Call<SettlementFile> {
    return this.api.call<'GET', '/settlement-files/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Lists the format of each provider's settlement file.
   *
   * The providers that are configured here, with the columns that a file of theirs may have.
   */
  settlementShapes(options?: CallOptions): Call<SettlementShapes> {
    return this.api.call<'GET', '/settlement-files/shapes'>('GET', `${this.basePath}/shapes`, {}, options);
  }

  /**
   * Lists the rows of a settlement file.
   *
   * The file's rows in its order, then the payments and refunds of its days that it lacks. q finds reference and
   * providerReference. Sorts by line, verdict, kind, reference, providerReference, amount, expected, difference,
   * refundId, reviewedDate; `line` by default. difference is amount less expected.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  settlementLines(id: string, query?: SettlementLineQuery, options?: CallOptions): PageCall<SettlementLine> {
    return this.api.list<'GET', '/settlement-files/lines/{id}'>('GET', `${this.basePath}/lines/{id}`, { path: { id }, query }, options);
  }

  /**
   * Marks a row of a settlement file as looked at, or as open again.
   *
   * Only for a row that needs a look: one that is neither matched nor settled a refund; any other row returns 404.
   * Sending what is stored already changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  reviewSettlementLine(id: string, body: SettlementLineReview, options?: CallOptions): Call<SettlementLine> {
    return this.api.call<'PUT', '/settlement-files/lines/edit/review/{id}'>('PUT', `${this.basePath}/lines/edit/review/{id}`, { path: { id }, body }, options);
  }

  /**
   * Closes a refund by hand.
   *
   * For a refund whose result the provider does not report: an open one, or one that stays pending. The caller states
   * the result, as given by the payment provider's statement or staff. It is booked as if the payment provider had
   * reported it, and never for more than is left of the payment.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The payment cannot be refunded like this, or the refund cannot be changed now. `code` is one
   * of these: - refund-failed-payment: the payment failed. - refund-nothing-left: the payment is already refunded in
   * full, or such a refund is pending. - refund-too-much: the amount is more than what can still be refunded. -
   * refund-impossible: a payment made in this way cannot be refunded. - refund-unsupported: the payment provider makes
   * no refunds, or is not configured here. - refund-whole-only: the payment provider makes no partial refunds. -
   * refund-not-covered: the merchant's payable and balance do not cover the amount. - refund-ended: the refund has
   * ended. - refund-not-asked: the refund is not requested from the payment provider yet. - in-flight: the same request
   * is still being processed.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  close(id: string, body: RefundClosing, options?: CallOptions): Call<Refund> {
    return this.api.call<'PUT', '/refunds/close/{id}'>('PUT', '/refunds/close/{id}', { path: { id }, body, repeat: 'keyed' }, options);
  }
}
