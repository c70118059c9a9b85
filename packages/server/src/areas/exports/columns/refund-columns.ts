import { said } from '../../../sheets/said.ts';
import { type ColumnWords, instant, text } from './column-words.ts';
import { labelled } from './value-words.ts';

/** Fields of refunds. */
export const refundColumnWords: Record<string, ColumnWords> = {
  'refunds.transactionId': text('Transaction ID'),
  'refunds.status': labelled(said('Status'), {
    requested: 'Requested',
    pending: 'Pending',
    open: 'Needs a person',
    succeeded: 'Refunded',
    failed: 'Failed',
  }),
  origin: labelled(said('Origin'), { request: 'Asked for here', provider: 'By the provider' }),
  reason: text('Reason'),
  failure: text('Failure'),
  requestedBy: text('Requested By'),
  closedBy: text('Closed By'),
  closingReason: text('Closing Reason'),
  endedDate: instant('Ended Date'),
};
