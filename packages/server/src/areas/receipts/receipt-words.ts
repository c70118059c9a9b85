import type { Language } from '@daftar/domain';

export interface ReceiptWords {
  subject: (merchant: string, order: string) => string;
  title: string;
  thanks: (merchant: string) => string;
  pending: string;
  partial: (amount: string) => string;
  full: string;
  merchant: string;
  product: string;
  order: string;
  paidAt: string;
  method: string;
  reference: string;
  supportCode: string;
  keepCode: string;
  show: string;
  footer: (brand: string) => string;
  methods: Readonly<Record<string, string>>;
}

/** Texts of the receipt's email in the customers' languages, with the same words as the receipt's page. */
export const receiptWords: Readonly<Record<Language, ReceiptWords>> = {
  en: {
    subject: (merchant, order) => `Your receipt from ${merchant}: order ${order}`,
    title: 'Receipt',
    thanks: (merchant) => `Your payment to ${merchant} was successful.`,
    pending: 'A refund is on its way.',
    partial: (amount) => `Partly refunded: ${amount}.`,
    full: 'Refunded in full.',
    merchant: 'Paid to',
    product: 'For',
    order: 'Order id',
    paidAt: 'Paid on',
    method: 'Paid with',
    reference: 'Reference number',
    supportCode: 'Support code',
    keepCode: 'Keep the support code. Our support finds your payment by it.',
    show: 'Show the receipt',
    footer: (brand) =>
      `This email is about a payment that was made with ${brand}. We never ask for a card number, a code or a password by email.`,
    methods: { 'Credit Card': 'Credit Card', MWallet: 'Virtual Wallet', FawryRef: 'Via Ref' },
  },
  ar: {
    subject: (merchant, order) => `إيصالك من ${merchant}: الطلب ${order}`,
    title: 'الإيصال',
    thanks: (merchant) => `تم دفعك إلى ${merchant} بنجاح.`,
    pending: 'استرداد المبلغ قيد التنفيذ.',
    partial: (amount) => `تم رد جزء من المبلغ: ${amount}.`,
    full: 'تم رد المبلغ كاملًا.',
    merchant: 'المدفوع له',
    product: 'مقابل',
    order: 'رقم الطلب',
    paidAt: 'تاريخ الدفع',
    method: 'طريقة الدفع',
    reference: 'الرقم المرجعي',
    supportCode: 'رمز الدعم',
    keepCode: 'احتفظ برمز الدعم، فبه يجد الدعم دفعتك.',
    show: 'عرض الإيصال',
    footer: (brand) =>
      `تخص هذه الرسالة دفعة تمت عبر ${brand}. ولا نطلب أبدًا رقم بطاقة أو رمزًا أو كلمة مرور بالبريد الإلكتروني.`,
    methods: { 'Credit Card': 'بطاقة بنكية', MWallet: 'محفظة إلكترونية', FawryRef: 'برقم مرجعي' },
  },
  ur: {
    subject: (merchant, order) => `${merchant} کی رسید: آرڈر ${order}`,
    title: 'رسید',
    thanks: (merchant) => `${merchant} کو آپ کی ادائیگی کامیاب رہی۔`,
    pending: 'رقم کی واپسی جاری ہے۔',
    partial: (amount) => `کچھ رقم واپس ہوئی: ${amount}۔`,
    full: 'پوری رقم واپس ہو گئی۔',
    merchant: 'جسے ادا کیا گیا',
    product: 'کے لیے',
    order: 'آرڈر نمبر',
    paidAt: 'ادائیگی کی تاریخ',
    method: 'ادائیگی کا طریقہ',
    reference: 'ریفرنس نمبر',
    supportCode: 'سپورٹ کوڈ',
    keepCode: 'سپورٹ کوڈ محفوظ رکھیں، اسی سے ہماری سپورٹ آپ کی ادائیگی ڈھونڈتی ہے۔',
    show: 'رسید دیکھیں',
    footer: (brand) =>
      `یہ ای میل ${brand} کے ذریعے کی گئی ایک ادائیگی کے بارے میں ہے۔ ہم ای میل پر کبھی کارڈ نمبر، کوڈ یا پاس ورڈ نہیں مانگتے۔`,
    methods: { 'Credit Card': 'بینک کارڈ', MWallet: 'موبائل والیٹ', FawryRef: 'ریفرنس نمبر سے' },
  },
};
