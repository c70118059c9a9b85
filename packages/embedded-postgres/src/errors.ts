export type EmbeddedPostgresErrorCode =
  | 'account'
  | 'binaries'
  | 'disk-full'
  | 'failed'
  | 'folder'
  | 'held'
  | 'temp-folder'
  | 'version';

/** A start that cannot go on; `message` is a sentence for the terminal, so the stack repeats only that. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
    this.stack = message;
  }
}

/** The system's code of a failed call (`EACCES`, `ENOSPC`, …). */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
