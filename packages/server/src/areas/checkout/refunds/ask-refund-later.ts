import type { Trx } from '../../../db/transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';

/** A failed job is not retried, because the sweep handles all requested, pending and open refunds. */
const ATTEMPTS = 1;

/**
 * Adds the job that requests a refund from the payment provider, or requests its status. The jobs of a merchant's refunds run
 * one after the other.
 */
export const askRefundLater = (trx: Trx, refund: { id: string; user_type_id: string }): Promise<void> =>
  addJob(trx, {
    task: 'ask_refund',
    payload: { refundId: refund.id },
    queue: `refund:${refund.user_type_id}`,
    maxAttempts: ATTEMPTS,
    key: `ask_refund:${refund.id}`,
  });
