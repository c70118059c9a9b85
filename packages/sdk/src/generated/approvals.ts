// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { Download } from '../core/files.ts';
import type { CallOptions, UploadOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type ApprovalFileQuery = Body<'listApprovalFiles'>;
export type ApprovalFile = Row<'listApprovalFiles'>;
export type ApprovalSummary = Result<'takeOutApprovalRows'>;
export type ApprovalRowQuery = Query<'getApprovalVerdicts'>;
export type ApprovalRow = Row<'getApprovalVerdicts'>;
export type ApprovalRowChoice = Body<'takeOutApprovalRows'>;
export type ApprovalProgress = Result<'getApprovalProgress'>;
export type ApprovalProceed = Body<'processApprovalFile'>;
export type ApprovalOutcome = Result<'processApprovalFile'>;
export type ApprovalResultQuery = Query<'getApprovalResult'>;

/** Sheets that decide many payouts at once: upload one, read its verdicts, then process it or discard it. */
export class Approvals extends Resource {
  private readonly basePath = '/file-upload/process/file';

  /**
   * Lists the approval files that were processed.
   *
   * Files that were processed between two days, inclusive; by default the last seven days. q finds originalName and
   * createdBy. Sorts by createdDate, originalName, fileName, updatedRecords, noOfTransactions, createdBy.
   */
  list(query: ApprovalFileQuery = {}, options?: CallOptions): PageCall<ApprovalFile> {
    return this.api.list<'POST', '/credit-loan/loan-request/file-record'>('POST', '/credit-loan/loan-request/file-record', { body: query, repeat: 'safe' }, options);
  }

  /**
   * Uploads an approval file.
   *
   * Reads a sheet of at most 10 MB and 50,000 rows. Decides no payout yet: `POST /file-upload/process/file/file-parse`
   * processes the file. Payouts may have several currencies; `sums` has the amount to be approved in each. A file whose
   * name or content is not xlsx or xls is rejected. Errors also have error_code and err_desc.
   *
   * @throws ValidationError The file is rejected; `error_code` is the reason: not-a-sheet, broken-file,
   * password-protected, no-columns, no-rows, too-many-rows, formula, unclear-cell, too-slow or no-file.
   * @throws ApiError The file is larger than 10 MB.
   * @throws ApiError The body is not multipart/form-data.
   * @throws ApiError Other files are being read, or the database does not respond at the moment; wait as long as
   * Retry-After says. `error_code` is the message's code.
   */
  upload(file: Blob, options?: UploadOptions): Call<ApprovalSummary> {
    return this.api.upload<'POST', '/file-upload/process/file/upload'>('POST', `${this.basePath}/upload`, { body: { file } }, options);
  }

  /**
   * Reads what will happen to each row of an uploaded file.
   *
   * A dry run: no payout is decided. q finds referanceNumber and status. Sorts by row, referanceNumber, status,
   * verdict, result, amount, fullName, merchantName; by row by default.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  verdicts(fileName: string, query?: ApprovalRowQuery, options?: CallOptions): PageCall<ApprovalRow> {
    return this.api.list<'GET', '/file-upload/process/file/verdicts/{fileName}'>('GET', `${this.basePath}/verdicts/{fileName}`, { path: { fileName }, query }, options);
  }

  /**
   * Reads the summary of an uploaded file.
   *
   * The summary as the upload returned it, updated with the rows that were taken out and the payouts that were decided
   * since.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  summary(fileName: string, options?: CallOptions): Call<ApprovalSummary> {
    return this.api.call<'GET', '/file-upload/process/file/summary/{fileName}'>('GET', `${this.basePath}/summary/{fileName}`, { path: { fileName } }, options);
  }

  /**
   * Takes rows out of an uploaded file, or put them back.
   *
   * Rows that are taken out are not processed; their verdict is taken-out. Selects rows by their numbers, or all rows
   * that match verdict, flag and q. Rows that name the same payout are judged again: rows that are taken out no longer
   * make another one listed-twice. Later rows that the merchant's money covers as a result become will-approve.
   * Possible only before the file is processed.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The file was processed before (file-processed; of a settlement file, `values.file` is the id
   * of the first), or the same request is still being processed (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  takeOut(fileName: string, body: ApprovalRowChoice, options?: CallOptions): Call<ApprovalSummary> {
    return this.api.call<'PUT', '/file-upload/process/file/rows/{fileName}'>('PUT', `${this.basePath}/rows/{fileName}`, { path: { fileName }, body }, options);
  }

  /**
   * Reads the progress of an approval file.
   *
   * For a progress bar while `POST /file-upload/process/file/file-parse` runs. No payout is decided before all rows are
   * done, because they are processed in one transaction.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  progress(fileName: string, options?: CallOptions): Call<ApprovalProgress> {
    return this.api.call<'GET', '/file-upload/process/file/progress/{fileName}'>('GET', `${this.basePath}/progress/{fileName}`, { path: { fileName } }, options);
  }

  /**
   * Carries out an uploaded approval file.
   *
   * Processes the rows with the verdicts will-approve and will-reject in one transaction; a file can be processed once.
   * Checks each row again: rows whose payout was decided or deleted since the dry run, or is no longer covered, are
   * skipped and listed in `changes`.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The file was processed before (file-processed; of a settlement file, `values.file` is the id
   * of the first), or the same request is still being processed (in-flight).
   */
  process(body: ApprovalProceed, options?: CallOptions): Call<ApprovalOutcome> {
    return this.api.call<'POST', '/file-upload/process/file/file-parse'>('POST', `${this.basePath}/file-parse`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Discards an uploaded file.
   *
   * Only before it is processed, and by the user who uploaded it.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The file was processed before (file-processed; of a settlement file, `values.file` is the id
   * of the first), or the same request is still being processed (in-flight).
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  discard(fileName: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/file-upload/process/file/delete/{fileName}'>('DELETE', `${this.basePath}/delete/{fileName}`, { path: { fileName } }, options);
  }

  /**
   * Downloads the result of each row of a file.
   *
   * A CSV file with the result of each row. Every user who may list the files may download it, not only the user who
   * uploaded the file.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  result(id: string, query?: ApprovalResultQuery, options?: CallOptions): Call<Download> {
    return this.api.download<'GET', '/file-upload/process/file/result/{id}'>('GET', `${this.basePath}/result/{id}`, { path: { id }, query }, options);
  }
}
