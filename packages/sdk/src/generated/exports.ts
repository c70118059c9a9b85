// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { Download } from '../core/files.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type ExportInput = Body<'startExport'>;
export type Export = Result<'getExport'>;

/** Exports of whole lists to files. */
export class Exports extends Resource {
  /**
   * Starts an export of a list.
   *
   * Takes the permission of the list, and Reports.generateReport for reports. The filters and the order are the list's
   * own, without page, limit and after, and so are the days: the transaction report's go by transactionDate, billing's
   * by business day. What the list would refuse is refused here; days that it takes when none are asked for are those
   * of the start. The file has every row as of one moment. Control totals say how many rows there are, their sums by
   * currency, the filter, the period, the time zone, the moment and who exported: on a sheet of their own in a
   * workbook, at the end of a CSV file when `totals` asks for them. The file is named for its list and period, as
   * transactions_2026-11-01_2026-11-22.xlsx, or for its list and day where the list has no period; files of payouts and
   * of file records are named Loan_Disbursements_ and the day, DD-MM-YYYY. Who exported what stays in the history of
   * their account. More than five that wait or run are 429; a file is kept for a day.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   */
  create(body: ExportInput, options?: CallOptions): Call<Export> {
    return this.api.call<'POST', '/exports'>('POST', '/exports', { body }, options);
  }

  /**
   * Reads an export's progress.
   *
   * Of the caller's own, for a day.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<Export> {
    return this.api.call<'GET', '/exports/{id}'>('GET', '/exports/{id}', { path: { id } }, options);
  }

  /**
   * Downloads an export's file.
   *
   * Of the caller's own, for a day; 409 until the export is done.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ConflictError There is no file: the export is waiting (export-waiting), running (export-running) or has
   * failed (export-failed).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  download(id: string, options?: CallOptions): Call<Download> {
    return this.api.download<'GET', '/exports/{id}/file'>('GET', '/exports/{id}/file', { path: { id } }, options);
  }
}
