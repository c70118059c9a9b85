import { type ApprovalResult, approvalTitles } from '@daftar/domain';

type Words = readonly [en: string, ar: string, ur: string];

/** Each result of a row, as the screens show it. */
export const resultWords = {
  Approved: ['Approved', 'تمت الموافقة', 'منظور شدہ'],
  Rejected: ['Rejected', 'مرفوض', 'مسترد'],
  'unknown-reference': ['Unknown reference', 'رقم مرجعي غير معروف', 'نامعلوم حوالہ'],
  'ambiguous-reference': ['Ambiguous reference', 'رقم مرجعي ملتبس', 'مبہم حوالہ'],
  'already-decided': ['Already decided', 'سبق البت فيه', 'پہلے ہی فیصلہ ہو چکا'],
  'payout-deleted': ['Payout deleted', 'طلب صرف محذوف', 'ادائیگی حذف ہو چکی'],
  'listed-twice': ['Listed twice', 'مكرر في الملف', 'فائل میں دو بار'],
  'amount-differs': ['Amount differs', 'المبلغ مختلف', 'رقم مختلف ہے'],
  'invalid-status': ['Invalid status', 'حالة غير صالحة', 'غلط حالت'],
  'own-payout': ['Own payout', 'طلبك أنت', 'آپ کی اپنی درخواست'],
  'not-covered': ['Not covered', 'الرصيد لا يكفي', 'رقم ناکافی'],
  'taken-out': ['Taken out', 'مستبعد', 'نکالی گئی'],
} as const satisfies Record<ApprovalResult, Words>;

/** Titles of the result file's columns, in order. */
export const resultTitles = {
  row: ['Row', 'الصف', 'قطار'],
  ...approvalTitles,
  currency: ['Currency', 'العملة', 'کرنسی'],
  beneficiary: ['Beneficiary', 'المستفيد', 'وصول کنندہ'],
  merchant: ['Merchant', 'التاجر', 'مرچنٹ'],
  result: ['Result', 'النتيجة', 'نتیجہ'],
  resultCode: ['Result Code', 'رمز النتيجة', 'نتیجے کا کوڈ'],
} as const satisfies Record<string, Words>;
