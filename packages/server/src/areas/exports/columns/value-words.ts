import { type ColumnWords, codes, type Words } from './column-words.ts';

/** Words of the contract, and labels of its codes, as the screens show them in each language. */
export const valueWords = {
  // accounts, services, users and subscriptions
  Active: ['Active', 'نشط', 'فعال'],
  Inactive: ['Inactive', 'غير نشط', 'غیر فعال'],
  Suspended: ['Suspended', 'موقوفة', 'معطل'],
  Paused: ['Paused', 'متوقف مؤقتًا', 'موقوف'],
  Unsubscribed: ['Unsubscribed', 'ألغى الاشتراك', 'سبسکرپشن ختم'],
  Canceled: ['Canceled', 'ملغى', 'منسوخ'],
  Carrier: ['Carrier', 'المشغّل', 'کیریئر'],
  Operator: ['Operator', 'شركة الاتصالات', 'آپریٹر'],
  Admin: ['Admin', 'مدير', 'منتظم'],
  Merchant: ['Merchant', 'التاجر', 'مرچنٹ'],
  Loan: ['Loan', 'قرض', 'قرض'],
  Others: ['Others', 'أخرى', 'دیگر'],
  Daily: ['Daily', 'يومي', 'روزانہ'],
  Weekly: ['Weekly', 'أسبوعي', 'ہفتہ وار'],
  Monthly: ['Monthly', 'شهري', 'ماہانہ'],
  // payments, refunds and deliveries
  Success: ['Success', 'ناجحة', 'کامیاب'],
  Failed: ['Failed', 'فشلت', 'ناکام'],
  Open: ['Open', 'مفتوحة', 'کھلا'],
  Pending: ['Pending', 'قيد الانتظار', 'زیر التوا'],
  Paid: ['Paid', 'مدفوعة', 'ادا شدہ'],
  Expired: ['Expired', 'منتهٍ', 'ختم'],
  Delivered: ['Delivered', 'وصل', 'پہنچ گیا'],
  Requested: ['Requested', 'مطلوب', 'درخواست کی گئی'],
  'Needs a person': ['Needs a person', 'يحتاج إلى مراجعة', 'کسی فرد کی ضرورت'],
  'Refund pending': ['Refund pending', 'استرداد قيد الانتظار', 'ریفنڈ زیر التواء'],
  Refunded: ['Refunded', 'المسترد', 'ریفنڈ شدہ'],
  'Partly refunded': ['Partly refunded', 'مُستردة جزئيًا', 'جزوی ریفنڈ'],
  'Asked for here': ['Asked for here', 'طُلب من هنا', 'یہاں سے درخواست'],
  'By the provider': ['By the provider', 'من المزوّد', 'فراہم کنندہ کی طرف سے'],
  // payouts and loans
  Approved: ['Approved', 'تمت الموافقة', 'منظور شدہ'],
  Rejected: ['Rejected', 'مرفوض', 'مسترد'],
  Wallet: ['Wallet', 'محفظة', 'والٹ'],
  'Bank account': ['Bank account', 'حساب بنكي', 'بینک اکاؤنٹ'],
  IBFT: ['IBFT', 'تحويل بين البنوك (IBFT)', 'IBFT'],
  Cash: ['Cash', 'نقدًا', 'نقد'],
  Settlement: ['Settlement', 'التسوية', 'سیٹلمنٹ'],
  'USD Deposit': ['USD Deposit', 'إيداع بالدولار', 'ڈالر میں جمع'],
  Deposit: ['Deposit', 'إيداع', 'جمع'],
  Correction: ['Correction', 'تصحيح', 'تصحیح'],
  Reversal: ['Reversal', 'عكس قيد', 'واپسی'],
  Payout: ['Payout', 'صرف', 'ادائیگی'],
  // providers' settlement files
  Agrees: ['Agrees', 'مطابق', 'مطابق'],
  'To check': ['To check', 'يحتاج مراجعة', 'جانچ درکار'],
  Matched: ['Matched', 'مطابقة', 'مماثل'],
  'Refund booked': ['Refund booked', 'قُيّد استرداد', 'ریفنڈ درج ہوا'],
  'Unknown here': ['Unknown here', 'غير معروفة هنا', 'یہاں نامعلوم'],
  'Not in the file': ['Not in the file', 'ليست في الملف', 'فائل میں نہیں'],
  'Amount differs': ['Amount differs', 'المبلغ مختلف', 'رقم مختلف ہے'],
  'Listed twice': ['Listed twice', 'مكرر في الملف', 'فائل میں دو بار'],
  Unreadable: ['Unreadable', 'تتعذر قراءتها', 'ناقابلِ مطالعہ'],
  Payment: ['Payment', 'الدفع', 'ادائیگی'],
  Refund: ['Refund', 'استرداد', 'ریفنڈ'],
  // countries
  Pakistan: ['Pakistan', 'باكستان', 'پاکستان'],
  China: ['China', 'الصين', 'چین'],
  Singapore: ['Singapore', 'سنغافورة', 'سنگاپور'],
  Malaysia: ['Malaysia', 'ماليزيا', 'ملائیشیا'],
  'United Kingdom': ['United Kingdom', 'المملكة المتحدة', 'برطانیہ'],
  'United States': ['United States', 'الولايات المتحدة', 'ریاستہائے متحدہ'],
  Egypt: ['Egypt', 'مصر', 'مصر'],
  'United Arab Emirates': ['United Arab Emirates', 'الإمارات العربية المتحدة', 'متحدہ عرب امارات'],
  Qatar: ['Qatar', 'قطر', 'قطر'],
  'Saudi Arabia': ['Saudi Arabia', 'المملكة العربية السعودية', 'سعودی عرب'],
} satisfies Record<string, Words>;

/** A column whose values are words of the contract. */
export const word = (...title: Words): ColumnWords => codes(title, valueWords);

/** A column whose values are codes of the contract, each shown by its label. */
export const labelled = (
  title: Words,
  labels: Readonly<Record<string, keyof typeof valueWords>>,
): ColumnWords =>
  codes(title, Object.fromEntries(Object.entries(labels).map(([code, label]) => [code, valueWords[label]])));
