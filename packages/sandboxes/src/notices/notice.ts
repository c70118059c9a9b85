/** What is sent to tell the merchant of a change. */
export interface NoticeDraft {
  /** The provider's word for the payment's state, for the sandbox's page. */
  label: string;
  /** '' is the gateway's address for this provider's callbacks. It is looked up when the notice is sent. */
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Attempts after which the notice is given up; 10 unless said. */
  mostAttempts?: number;
  /** Text with which the merchant must answer, beside HTTP 200. */
  expects?: string;
}

/** A queued notice; the signed message is the same in all attempts. */
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

/** Tells whether a notice is still to be delivered, now or later. */
export const isDue = ({ deliveredAt, attempts, mostAttempts }: Notice): boolean =>
  deliveredAt === null && attempts < mostAttempts;
