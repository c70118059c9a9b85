import { said } from '../../../sheets/said.ts';
import { amount, type ColumnWords, count, day, either, instant, text } from './column-words.ts';
import { labelled } from './value-words.ts';

/** Fields of payment providers' settlement files and of their rows. */
export const settlementFileColumns: Record<string, ColumnWords> = {
  'settlementFiles.dateFrom': day('From'),
  'settlementFiles.dateTo': day('To'),
  'settlementFiles.state': labelled(said('State'), { agrees: 'Agrees', differs: 'To check' }),
  lines: count('Rows'),
  matched: count('Matched'),
  differing: count('Differing'),
  unknown: count('Unknown Here'),
  missing: count('Not in the File'),
  unclear: count('Unclear'),
  settledRefunds: count('Refunds Booked'),
  'settlementLines.line': count('No.'),
  row: count('Row in the File'),
  'settlementLines.hidden': either(said('Hidden Row')),
  verdict: labelled(said('Verdict'), {
    matched: 'Matched',
    'settles-refund': 'Refund booked',
    'missing-here': 'Unknown here',
    'failed-here': 'Failed here',
    'open-here': 'Open here',
    'paid-twice': 'Paid twice',
    'missing-there': 'Not in the file',
    'amount-differs': 'Amount differs',
    'listed-twice': 'Listed twice',
    ambiguous: 'Ambiguous number',
    unreadable: 'Unreadable',
    total: 'Total row',
  }),
  'settlementLines.kind': labelled(said('Type'), { payment: 'Payment', refund: 'Refund' }),
  providerReference: text('Provider Reference'),
  'settlementLines.amount': amount('Amount in the File'),
  'settlementLines.expected': amount('Amount Here'),
  'settlementLines.transactionId': text('Payment ID'),
  reviewedBy: text('Looked at by'),
  reviewedDate: instant('Looked at'),
  reviewNote: text('Note'),
  refundId: text('Refund ID'),
};
