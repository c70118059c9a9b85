import { VerificationError } from './verification-error.ts';

/** Verification's limits in time. */
export interface VerifyOptions {
  /** How far a message's time may lie from now, in seconds; default 300. */
  tolerance?: number | undefined;
  /** The present, in milliseconds since 1970; default the system's clock. */
  now?: number | (() => number) | undefined;
}

/** Refuses a time, in seconds since 1970, that lies too far from now: a replay, or a clock that is wrong. */
export function checkWindow(seconds: number, { tolerance = 300, now = Date.now }: VerifyOptions): void {
  const present = (typeof now === 'function' ? now() : now) / 1000;
  if (seconds < present - tolerance) throw new VerificationError('too-old', 'The message is too old');
  if (seconds > present + tolerance) throw new VerificationError('too-new', 'The message is from the future');
}
