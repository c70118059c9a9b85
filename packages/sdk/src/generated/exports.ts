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
  private readonly basePath = '/exports';

  /**
   * Starts an export of a list.
   *
   * Requires the permission of the list, and Reports.generateReport for reports. Takes the list's own filters, days and
   * order, without page, limit and after; the days of the transaction report are those of transactionDate, the days of
   * billing are business days. Values that the list would reject are rejected here. The list's default days are those
   * at the start of the export. The file has every row as of one moment. Control totals state the number of rows, their
   * sums by currency, the filter, the period, the time zone, the moment and who exported: on a separate sheet of a
   * workbook, and at the end of a CSV file if `totals` is true. The file name has the list and its period, such as
   * transactions_2026-11-01_2026-11-22.xlsx, or the list and the day where the list has no period; files of payouts and
   * of file records are named Loan_Disbursements_ and the day, DD-MM-YYYY. The history of the caller's account records
   * each export. More than five waiting or running exports return 429. A file is available for a day.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  create(body: ExportInput, options?: CallOptions): Call<Export> {
    return this.api.call<'POST', '/exports'>('POST', `${this.basePath}`, { body }, options);
  }

  /**
   * Reads an export's progress.
   *
   * Only the caller's own exports, for a day.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<Export> {
    return this.api.call<'GET', '/exports/{id}'>('GET', `${this.basePath}/{id}`, { path: { id } }, options);
  }

  /**
   * Downloads an export's file.
   *
   * Only the caller's own exports, for a day. Returns 409 until the export is done.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError There is no file: the export is waiting (export-waiting), running (export-running) or has
   * failed (export-failed).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  download(id: string, options?: CallOptions): Call<Download> {
    return this.api.download<'GET', '/exports/{id}/file'>('GET', `${this.basePath}/{id}/file`, { path: { id } }, options);
  }
}
