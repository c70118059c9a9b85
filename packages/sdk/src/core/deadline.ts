import { AbortError, ConnectionError, DaftarError, TimeoutError } from './errors.ts';

/** Ends one attempt when its time is up or the caller gives up. */
export interface Guard {
  readonly signal: AbortSignal;
  /** Gives the attempt this many milliseconds from now, instead of what was left. */
  restart(ms: number): void;
  /** What a failure under this guard means to the caller. */
  explain(failure: unknown): DaftarError;
  /** Stops the clock and lets go of the caller's signal. */
  close(): void;
}

/** Starts an attempt's clock; `limit` says which of the caller's two limits it is. */
export function openGuard(ms: number, limit: TimeoutError['limit'], caller?: AbortSignal): Guard {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => controller.abort(aborted(caller));
  const restart = (left: number) => {
    clearTimeout(timer);
    // Beyond 2^31 a timer would fire at once.
    if (left < 2 ** 31) timer = setTimeout(() => controller.abort(new TimeoutError(limit)), left);
  };
  restart(ms);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp);
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
      caller?.removeEventListener('abort', giveUp);
    },
  };
}

/** The error for a call that its caller ended. */
export const aborted = (signal?: AbortSignal): AbortError =>
  new AbortError('Aborted', { cause: signal?.reason });
