import type { Language } from '../language.ts';
import type { Action } from './act.ts';
import type { FawryOrderStatus } from './fawry-store.ts';

export interface Words {
  title: string;
  lead: string;
  reference: string;
  referenceHint: string;
  look: string;
  unknown: string;
  changed: string;
  waiting: string;
  nothingWaiting: string;
  another: string;
  merchantReference: string;
  customer: string;
  mobile: string;
  description: string;
  expires: string;
  paidAt: string;
  receipt: string;
  fees: string;
  paid: string;
  what: string;
  late: string;
  callbacks: string;
  noCallbacks: string;
  delivered: string;
  due: string;
  givenUp: string;
  tries: string;
  endings: string;
  endingsLead: string;
  ending: string;
  effect: string;
  actions: Record<Action, string>;
  status: Record<FawryOrderStatus, string>;
}

const en: Words = {
  title: 'Fawry counter',
  lead: 'You are the customer at a Fawry counter or in the Fawry app.',
  reference: 'Reference number',
  referenceHint: 'The number that the checkout shows, for example 963455678.',
  look: 'Find the bill',
  unknown: 'There is no bill with this reference number.',
  changed: 'The bill has changed. This is its current state.',
  waiting: 'Waiting to be paid',
  nothingWaiting: 'No bills are waiting. Request a reference number in a checkout first.',
  another: 'Another reference number',
  merchantReference: 'Merchant reference',
  customer: 'Customer',
  mobile: 'Mobile',
  description: 'For',
  expires: 'Pay until',
  paidAt: 'Paid at',
  receipt: 'Receipt',
  fees: 'Fawry fee',
  paid: 'Paid',
  what: 'What should happen?',
  late: 'The bill has expired. Paying now simulates a late payment.',
  callbacks: 'Callbacks to the gateway',
  noCallbacks: 'None so far.',
  delivered: 'delivered',
  due: 'on its way',
  givenUp: 'given up',
  tries: 'Tries',
  endings: 'Mobile numbers for testing failures',
  endingsLead: 'The last digits of the customer’s mobile number decide what happens:',
  ending: 'Ends in',
  effect: 'Effect',
  actions: { pay: 'Pay', cancel: 'Cancel', expire: 'Let it expire', refund: 'Refund' },
  status: {
    UNPAID: 'Not paid',
    PAID: 'Paid',
    CANCELED: 'Cancelled',
    EXPIRED: 'Expired',
    REFUNDED: 'Refunded',
  },
};

const ar: Words = {
  title: 'منفذ فوري',
  lead: 'أنت الآن العميل أمام منفذ فوري أو داخل تطبيق فوري.',
  reference: 'الرقم المرجعي',
  referenceHint: 'الرقم الظاهر في صفحة الدفع، مثل 963455678.',
  look: 'عرض الفاتورة',
  unknown: 'لا توجد فاتورة بهذا الرقم المرجعي.',
  changed: 'تغيرت الفاتورة، وهذه حالتها الآن.',
  waiting: 'في انتظار الدفع',
  nothingWaiting: 'لا توجد فواتير منتظرة. اطلب رقمًا مرجعيًا من صفحة الدفع أولًا.',
  another: 'رقم مرجعي آخر',
  merchantReference: 'مرجع التاجر',
  customer: 'العميل',
  mobile: 'رقم الموبايل',
  description: 'مقابل',
  expires: 'آخر موعد للدفع',
  paidAt: 'وقت الدفع',
  receipt: 'رقم الإيصال',
  fees: 'رسوم فوري',
  paid: 'المدفوع',
  what: 'ماذا تريد أن يحدث؟',
  late: 'انتهت المهلة. الدفع الآن يحاكي الدفع المتأخر.',
  callbacks: 'الإشعارات المرسلة إلى البوابة',
  noCallbacks: 'لا شيء حتى الآن.',
  delivered: 'تم التسليم',
  due: 'قيد الإرسال',
  givenUp: 'توقفت المحاولات',
  tries: 'المحاولات',
  endings: 'أرقام موبايل لتجربة الأعطال',
  endingsLead: 'الأرقام الأخيرة من رقم موبايل العميل تحدد ما يحدث:',
  ending: 'ينتهي بـ',
  effect: 'النتيجة',
  actions: { pay: 'ادفع', cancel: 'إلغاء', expire: 'إنهاء المهلة', refund: 'استرداد' },
  status: { UNPAID: 'غير مدفوعة', PAID: 'مدفوعة', CANCELED: 'ملغاة', EXPIRED: 'منتهية', REFUNDED: 'مستردة' },
};

const ur: Words = {
  title: 'فوری کاؤنٹر',
  lead: 'آپ فوری کے کاؤنٹر پر یا فوری ایپ میں گاہک ہیں۔',
  reference: 'حوالہ نمبر',
  referenceHint: 'وہ نمبر جو چیک آؤٹ دکھاتا ہے، مثلاً 963455678۔',
  look: 'بل تلاش کریں',
  unknown: 'اس حوالہ نمبر کا کوئی بل نہیں ہے۔',
  changed: 'بل بدل گیا ہے؛ اب اس کی صورتحال یہ ہے۔',
  waiting: 'ادائیگی کے منتظر',
  nothingWaiting: 'کوئی بل منتظر نہیں۔ پہلے چیک آؤٹ میں حوالہ نمبر لیں۔',
  another: 'دوسرا حوالہ نمبر',
  merchantReference: 'مرچنٹ کا حوالہ',
  customer: 'گاہک',
  mobile: 'موبائل نمبر',
  description: 'برائے',
  expires: 'ادائیگی کی آخری مہلت',
  paidAt: 'ادائیگی کا وقت',
  receipt: 'رسید نمبر',
  fees: 'فوری کی فیس',
  paid: 'ادا شدہ',
  what: 'کیا ہونا چاہیے؟',
  late: 'وقت ختم ہو چکا۔ اب ادائیگی کرنا تاخیر سے ادائیگی کی نقل ہے۔',
  callbacks: 'گیٹ وے کو بھیجی گئی اطلاعات',
  noCallbacks: 'اب تک کوئی نہیں۔',
  delivered: 'پہنچ گئی',
  due: 'بھیجی جا رہی ہے',
  givenUp: 'کوشش ترک کر دی گئی',
  tries: 'کوششیں',
  endings: 'خرابیاں آزمانے کے موبائل نمبر',
  endingsLead: 'گاہک کے موبائل نمبر کے آخری ہندسے طے کرتے ہیں کہ کیا ہوگا:',
  ending: 'اختتام',
  effect: 'نتیجہ',
  actions: { pay: 'ادا کریں', cancel: 'منسوخ کریں', expire: 'میعاد ختم ہونے دیں', refund: 'رقم واپس کریں' },
  status: {
    UNPAID: 'غیر ادا شدہ',
    PAID: 'ادا شدہ',
    CANCELED: 'منسوخ',
    EXPIRED: 'میعاد ختم',
    REFUNDED: 'رقم واپس',
  },
};

export const words: Record<Language, Words> = { en, ar, ur };
