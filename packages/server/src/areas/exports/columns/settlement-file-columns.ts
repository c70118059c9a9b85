import { amount, type ColumnWords, count, day, instant, text } from './column-words.ts';
import { labelled } from './value-words.ts';

/** Fields of payment providers' settlement files and of their rows. */
export const settlementFileColumns: Record<string, ColumnWords> = {
  'settlementFiles.dateFrom': day('From', 'من', 'سے'),
  'settlementFiles.dateTo': day('To', 'إلى', 'تک'),
  'settlementFiles.state': labelled(['State', 'الحالة', 'حالت'], { agrees: 'Agrees', differs: 'To check' }),
  lines: count('Rows', 'الصفوف', 'سطریں'),
  matched: count('Matched', 'مطابقة', 'مماثل'),
  differing: count('Differing', 'مختلفة', 'مختلف'),
  unknown: count('Unknown Here', 'غير معروفة هنا', 'یہاں نامعلوم'),
  missing: count('Not in the File', 'غير موجودة في الملف', 'فائل میں نہیں'),
  unclear: count('Unclear', 'غير واضحة', 'غیر واضح'),
  settledRefunds: count('Refunds Booked', 'الاستردادات المقيّدة', 'درج شدہ ریفنڈ'),
  'settlementLines.line': count('No.', 'الرقم', 'نمبر'),
  row: count('Row in the File', 'الصف في الملف', 'فائل میں سطر'),
  verdict: labelled(['Verdict', 'النتيجة', 'نتیجہ'], {
    matched: 'Matched',
    'settles-refund': 'Refund booked',
    'missing-here': 'Unknown here',
    'missing-there': 'Not in the file',
    'amount-differs': 'Amount differs',
    'listed-twice': 'Listed twice',
    unreadable: 'Unreadable',
  }),
  'settlementLines.kind': labelled(['Type', 'النوع', 'قسم'], { payment: 'Payment', refund: 'Refund' }),
  providerReference: text('Provider Reference', 'مرجع مزوّد الدفع', 'فراہم کنندہ کا حوالہ'),
  'settlementLines.amount': amount('Amount in the File', 'المبلغ في الملف', 'فائل میں رقم'),
  'settlementLines.expected': amount('Amount Here', 'المبلغ هنا', 'یہاں رقم'),
  'settlementLines.transactionId': text('Payment ID', 'معرّف الدفعة', 'ادائیگی کی آئی ڈی'),
  reviewedBy: text('Looked at by', 'اطّلع عليه', 'دیکھنے والا'),
  reviewedDate: instant('Looked at', 'وقت الاطلاع', 'دیکھنے کا وقت'),
  reviewNote: text('Note', 'ملاحظة', 'نوٹ'),
  refundId: text('Refund ID', 'معرّف الاسترداد', 'ریفنڈ آئی ڈی'),
};
