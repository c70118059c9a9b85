import { VerificationError } from './verification-error.ts';

/** The time limits of a verification. */
export interface VerifyOptions {
  /** Maximum difference between the message's time and now, in seconds; default 300. */
  tolerance?: number | undefined;
  /** The current time in milliseconds since 1970; default the system's clock. */
  now?: number | (() => number) | undefined;
}

/** Throws if a time, in seconds since 1970, is too far from now: the message is a replay, or a clock is wrong. */
export function checkWindow(seconds: number, { tolerance = 300, now = Date.now }: VerifyOptions): void {
  const present = (typeof now === 'function' ? now() : now) / 1000;
  if (seconds < present - tolerance) throw new VerificationError('too-old', 'The message is too old');
  if (seconds > present + tolerance) throw new VerificationError('too-new', 'The message is from the future');
}
