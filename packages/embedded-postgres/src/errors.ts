export type EmbeddedPostgresErrorCode =
  | 'account'
  | 'binaries'
  | 'disk-full'
  | 'failed'
  | 'folder'
  | 'held'
  | 'temp-folder'
  | 'version';

/** An error that the operator can correct. `message` is for the terminal; the stack contains only the message. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
    this.stack = message;
  }
}

/** Returns the code of a system error (`EACCES`, `ENOSPC`, …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
