/** A message that informs the merchant about a change. */
export interface NoticeDraft {
  /** The provider's name for the payment's state, shown on the sandbox's page. */
  label: string;
  /**
   * The notice's URL. '' means the gateway's address for this provider's callbacks, which is determined when the notice is
   * sent.
   */
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Maximum number of attempts; 10 by default. */
  mostAttempts?: number;
  /** Response text that the provider expects from the merchant, in addition to HTTP status 200. */
  expects?: string;
}

/** A queued notice. All attempts send the same signed message. */
export interface Notice extends NoticeDraft {
  id: string;
  provider: string;
  reference: string;
  mostAttempts: number;
  attempts: number;
  dueAt: Date;
  deliveredAt: Date | null;
  lastError: string | null;
}

/** Tells whether a notice still has to be delivered, now or later. */
export const isDue = ({ deliveredAt, attempts, mostAttempts }: Notice): boolean =>
  deliveredAt === null && attempts < mostAttempts;
