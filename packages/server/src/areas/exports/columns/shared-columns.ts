import { amount, type ColumnWords, instant, text } from './column-words.ts';
import { word } from './value-words.ts';

/** Titles and formats of fields that occur in several lists, such as Status and Created Date. */
export const sharedColumns: Record<string, ColumnWords> = {
  _id: text('ID', 'المعرّف', 'آئی ڈی'),
  transactionId: text('ID', 'المعرّف', 'آئی ڈی'),
  userTypeId: text('Account ID', 'معرّف الحساب', 'اکاؤنٹ آئی ڈی'),
  name: text('Name', 'الاسم', 'نام'),
  status: word('Status', 'الحالة', 'حالت'),
  country: word('Country', 'الدولة', 'ملک'),
  currency: text('Currency', 'العملة', 'کرنسی'),
  merchantName: text('Merchant', 'التاجر', 'مرچنٹ'),
  serviceName: text('Service Name', 'اسم الخدمة', 'سروس کا نام'),
  serviceId: text('Service ID', 'معرّف الخدمة', 'سروس آئی ڈی'),
  operator: text('Operator', 'شركة الاتصالات', 'آپریٹر'),
  metadata: text('Metadata', 'بيانات التاجر', 'مرچنٹ کا ڈیٹا'),
  orderId: text('Order ID', 'رقم الطلب', 'آرڈر آئی ڈی'),
  msisdn: text('MSISDN', 'رقم الموبايل', 'موبائل نمبر'),
  amount: amount('Amount', 'المبلغ', 'رقم'),
  totalAmount: amount('Total Amount', 'إجمالي المبلغ', 'کل رقم'),
  createdDate: instant('Created Date', 'تاريخ الإنشاء', 'تاریخِ تخلیق'),
  modifiedDate: instant('Modified Date', 'تاريخ التعديل', 'ترمیم کی تاریخ'),
  createdBy: text('Created By', 'أنشأه', 'بنانے والا'),
  refundedAmount: amount('Refunded', 'المسترد', 'ریفنڈ شدہ'),
  carrierShareValue: amount('Carrier Share', 'حصة المشغّل', 'کیریئر کا حصہ'),
  merchantShareValue: amount('Merchant Share', 'حصة التاجر', 'مرچنٹ کا حصہ'),
  waleeShareValue: amount('{{provider}} Share', 'حصة {{provider}}', '{{provider}} کا حصہ'),
};
