/** A failed call in the frame's terms. */
export interface Failure {
  message: string;
  code: string;
  supportCode: string;
  /** Asking again, unchanged, can help. */
  retryable: boolean;
  /** The gateway answered: nothing was started. Without an answer the attempt may exist. */
  definite: boolean;
  fields: { field: string; message: string }[];
}

interface ErrorLike {
  status?: unknown;
  message?: unknown;
  requestId?: unknown;
  errors?: unknown;
}

interface Entry {
  message: string;
  field?: string;
  code?: string;
}

/** Reads what a call threw by its shape, so that no error class must be shipped for it. */
export function readFailure(cause: unknown): Failure {
  const error: ErrorLike = typeof cause === 'object' && cause !== null ? cause : {};
  const status = typeof error.status === 'number' ? error.status : 0;
  const entries = Array.isArray(error.errors) ? error.errors.filter(isEntry) : [];
  // An `errors` array counts at any status, 200 included.
  const answered = status > 0 && status < 500;
  const message = entries[0]?.message ?? (answered && typeof error.message === 'string' ? error.message : '');
  return {
    message: message || 'Something went wrong',
    code: entries[0]?.code ?? (status ? `http_${status}` : 'network'),
    supportCode: typeof error.requestId === 'string' ? error.requestId : '',
    retryable: !answered || status === 409 || status === 429,
    definite: answered && status !== 409 && status !== 429,
    fields: entries.flatMap(({ field, message }) => (field ? [{ field, message }] : [])),
  };
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
