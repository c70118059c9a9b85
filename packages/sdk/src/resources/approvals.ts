import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { Download } from '../core/files.ts';
import type { CallOptions, UploadOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type ApprovalFile = Row<'listApprovalFiles'>;
export type ApprovalFileQuery = Body<'listApprovalFiles'>;
export type ApprovalSummary = Result<'uploadApprovalFile'>;
export type ApprovalProceed = Body<'processApprovalFile'>;
export type ApprovalRow = Row<'getApprovalVerdicts'>;
export type ApprovalVerdict = ApprovalRow['verdict'];
export type ApprovalRowQuery = Query<'getApprovalVerdicts'>;

/** Sheets that decide many payouts at once: upload, look at the verdicts, then process or discard. */
export class Approvals extends Resource {
  /** The files that were carried out between two days, inclusive, the last seven unless sent. */
  list(query: ApprovalFileQuery = {}, options?: CallOptions): PageCall<ApprovalFile> {
    return this.api.list('/credit-loan/loan-request/file-record', query, options, 'POST');
  }

  /** Reads a sheet of at most 10 MB and 50,000 rows and tells what it says; nothing is decided. A bad one is an `ApiError`. */
  upload(file: Blob, options?: UploadOptions): Call<ApprovalSummary> {
    return this.api.upload('/file-upload/process/file/upload', file, options);
  }

  /** What will happen to each row of an uploaded file; nothing is decided. */
  verdicts(fileName: string, query?: ApprovalRowQuery, options?: CallOptions): PageCall<ApprovalRow> {
    return this.api.list('/file-upload/process/file/verdicts/{fileName}', query, options, 'GET', fileName);
  }

  /** Carries an uploaded file out: every good row or none, once; a file that was processed is a `ConflictError`. */
  process(file: ApprovalProceed, options?: CallOptions): Call<ApprovalFile> {
    return this.api.call('POST', '/file-upload/process/file/file-parse', options, undefined, file, 'keyed');
  }

  /** A CSV file with what became of each row of a processed file. */
  result(id: string, options?: CallOptions): Call<Download> {
    return this.api.download('/file-upload/process/file/result/{id}', id, options);
  }

  /** Discards an uploaded file. */
  discard(fileName: string, options?: CallOptions): Call<Result<'discardApprovalFile'>> {
    return this.api.call('DELETE', '/file-upload/process/file/delete/{fileName}', options, fileName);
  }
}
