import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { Download } from '../core/files.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type ExportInput = Body<'startExport'>;
export type Export = Result<'getExport'>;

/** Whole lists as files. */
export class Exports extends Resource {
  create(input: ExportInput, options?: CallOptions): Call<Result<'startExport'>> {
    return this.api.call('POST', '/exports', options, undefined, input);
  }

  /** How far it is. */
  retrieve(id: string, options?: CallOptions): Call<Export> {
    return this.api.call('GET', '/exports/{id}', options, id);
  }

  /** The file, once it is done; before that it is a `ConflictError`. */
  download(id: string, options?: CallOptions): Call<Download> {
    return this.api.download('/exports/{id}/file', id, options);
  }
}
