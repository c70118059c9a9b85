import type { Settled } from '@daftar/domain';
import type { Settlement } from '@daftar/sdk';
import type { Message } from '../../i18n/message.ts';

/** The warnings for which a user must enter reasons before a settlement is saved. */
export type ReviewSubject = {
  /** The figures, if the net amount deviates from the exact one. */
  readonly deviation?: Settled | undefined;
  /** The earlier settlements that the period overlaps, or the server's message about them. */
  readonly overlaps: readonly Settlement[];
  readonly message?: Message | undefined;
};

export type Reasons = {
  readonly difference?: { readonly reason: string };
  readonly override?: { readonly reason: string };
};
