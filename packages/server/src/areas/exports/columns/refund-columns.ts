import { type ColumnWords, instant, text } from './column-words.ts';
import { labelled } from './value-words.ts';

/** Fields of refunds. */
export const refundColumnWords: Record<string, ColumnWords> = {
  'refunds.transactionId': text('Transaction ID', 'معرّف المعاملة', 'ٹرانزیکشن آئی ڈی'),
  'refunds.status': labelled(['Status', 'الحالة', 'حالت'], {
    requested: 'Requested',
    pending: 'Pending',
    open: 'Needs a person',
    succeeded: 'Refunded',
    failed: 'Failed',
  }),
  origin: labelled(['Origin', 'المصدر', 'ماخذ'], { request: 'Asked for here', provider: 'By the provider' }),
  reason: text('Reason', 'السبب', 'وجہ'),
  failure: text('Failure', 'سبب الفشل', 'ناکامی'),
  requestedBy: text('Requested By', 'طلبه', 'درخواست کنندہ'),
  closedBy: text('Closed By', 'أغلقه', 'بند کرنے والا'),
  closingReason: text('Closing Reason', 'سبب الإغلاق', 'بند کرنے کی وجہ'),
  endedDate: instant('Ended Date', 'تاريخ الانتهاء', 'اختتام کی تاریخ'),
};
