import type { NextStep } from '../../providers/charge.ts';
import type { AttemptRow, SessionRow } from './store.ts';

/** A provider's answer as an attempt stores it, so that repeated submits and reloads show it again. */
export interface KeptAnswer {
  code: string;
  description: string;
  /** Absent when the provider decided at once. */
  step?: NextStep;
  expiresAt?: string;
}

/** A session whose customer was charged, with the answer. */
export interface Charged {
  session: SessionRow;
  attempt: AttemptRow;
  answer: KeptAnswer;
}

/** Returns an attempt's answer; undefined while the provider has not answered. */
export const keptAnswer = ({ answer }: Pick<AttemptRow, 'answer'>): KeptAnswer | undefined =>
  (answer as KeptAnswer | null) ?? undefined;
