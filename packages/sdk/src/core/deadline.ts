import { AbortError, ConnectionError, DaftarError, TimeoutError } from './errors.ts';

/** Ends one attempt when its time is up or the caller's signal aborts. */
export interface Guard {
  readonly signal: AbortSignal;
  /** Replaces the time that is left, in milliseconds. */
  restart(ms: number): void;
  /** Returns the error that a failure under this guard means to the caller. */
  explain(failure: unknown): DaftarError;
  /** Stops the timer and removes the listener from the caller's signal. */
  close(): void;
}

/** Starts the timer of an attempt; `limit` names the caller's limit that the time comes from. */
export function openGuard(ms: number, limit: TimeoutError['limit'], caller?: AbortSignal): Guard {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abort = () => controller.abort(signalError(caller));
  const restart = (left: number) => {
    clearTimeout(timer);
    // A timer of 2^31 ms or more would fire at once.
    if (left < 2 ** 31) timer = setTimeout(() => controller.abort(new TimeoutError(limit)), left);
  };
  restart(ms);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal,
    restart,
    explain(failure) {
      if (signal.aborted) return signal.reason;
      if (failure instanceof DaftarError) return failure;
      return new ConnectionError('No connection', { cause: failure });
    },
    close() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

/** Returns the error of a call that the caller's signal ended. */
export const signalError = (signal?: AbortSignal): AbortError =>
  new AbortError('Aborted', { cause: signal?.reason });
