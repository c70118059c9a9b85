import type { NextStep } from '../../../providers/charge.ts';
import type { AttemptRow, SessionRow } from '../store.ts';

/** A payment provider's response as an attempt stores it, so that repeated submits and reloads show it again. */
export interface StoredResponse {
  code: string;
  description: string;
  /** Absent when the provider decided at once. */
  step?: NextStep;
  expiresAt?: string;
}

/** A session whose customer was charged, with the payment provider's response. */
export interface Charged {
  session: SessionRow;
  attempt: AttemptRow;
  response: StoredResponse;
}

/** Returns the payment provider's response that an attempt stores; undefined while there is none. */
export const storedResponse = ({ answer }: Pick<AttemptRow, 'answer'>): StoredResponse | undefined =>
  (answer as StoredResponse | null) ?? undefined;
