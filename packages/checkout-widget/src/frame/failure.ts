import type { GatewayMessage, Values } from './i18n/translate.ts';

/** A failed API call. */
export interface Failure extends GatewayMessage {
  code: string;
  supportCode: string;
  /** A retry of the call may succeed. */
  retryable: boolean;
  /**
   * The gateway rejected the call, so it started no payment attempt. False if the response was lost: the attempt may exist.
   */
  definite: boolean;
  fields: FieldMessage[];
}

/** A message of the gateway about one field. */
export interface FieldMessage extends GatewayMessage {
  field: string;
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
  values?: Values;
}

/** Converts a thrown value to a failure. Checks its shape, not its class, to keep the SDK's error classes out of the bundle. */
export function readFailure(cause: unknown): Failure {
  const error: ErrorLike = typeof cause === 'object' && cause !== null ? cause : {};
  const status = typeof error.status === 'number' ? error.status : 0;
  const entries = Array.isArray(error.errors) ? error.errors.filter(isEntry) : [];
  // The gateway can respond with status 200 and an `errors` array.
  const answered = status > 0 && status < 500;
  const message = entries[0]?.message ?? (answered && typeof error.message === 'string' ? error.message : '');
  return {
    message:
      message || (navigator.onLine ? 'Something went wrong' : 'You are offline. Please try again later.'),
    code: entries[0]?.code ?? (status ? `http_${status}` : 'network'),
    values: entries[0]?.values,
    supportCode: typeof error.requestId === 'string' ? error.requestId : '',
    retryable: !answered || status === 409 || status === 429,
    definite: answered && status !== 409 && status !== 429,
    fields: entries.flatMap(({ field, ...entry }) => (field ? [{ field, ...entry }] : [])),
  };
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
