import { AbortError, ConnectionError, DaftarError, TimeoutError } from './errors.ts';

/** Aborts one attempt when its time limit is reached or the caller's signal aborts. */
export interface Guard {
  readonly signal: AbortSignal;
  /** Restarts the timer with this number of milliseconds. */
  restart(ms: number): void;
  /** Resolves like the promise, or rejects as soon as the attempt is aborted. */
  race<T>(promise: Promise<T>): Promise<T>;
  /** Converts a failure under this guard to the error that the caller gets. */
  explain(failure: unknown): DaftarError;
  /** Stops the timer and removes the listener from the caller's signal. */
  close(): void;
}

/** Starts the timer of an attempt; `limit` is the option that the error names when the time is over. */
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
    race: (promise) =>
      new Promise((resolve, reject) => {
        const leave = () => reject(signal.reason);
        if (signal.aborted) leave();
        signal.addEventListener('abort', leave);
        promise.then(resolve, reject);
      }),
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

/** Returns the error of a call that the caller's signal aborted. */
export const signalError = (signal?: AbortSignal): AbortError =>
  new AbortError('Aborted', { cause: signal?.reason });
