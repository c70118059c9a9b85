import type { forms as arabic } from '../ar/forms.ts';

/** Urdu texts of the forms: validation messages that are in no other file. */
export const forms: Readonly<Record<keyof typeof arabic, string>> = {
  'Choose the user type first.': 'پہلے صارف کی قسم چنیں۔',
  'Choose the account first.': 'پہلے اکاؤنٹ چنیں۔',
  'Create a role for this account': 'اس اکاؤنٹ کے لیے کردار بنائیں',
  'Copy of {{name}}': '{{name}} کی نقل',
  'Please provide valid language': 'درست زبان منتخب کریں',
  'Please provide valid reference': 'درست حوالہ درج کریں',
  'Please provide valid description': 'درست تفصیل درج کریں',
  'Please provide valid operator': 'درست آپریٹر منتخب کریں',
  'Please provide valid subscription frequency': 'سبسکرپشن کا درست دورانیہ درج کریں',
  'Please provide valid custom field': 'درست اضافی فیلڈ درج کریں',
  'Nothing matches': 'کچھ نہیں ملا',
  'Found: {{count}}': 'نتائج: {{count}}',
  'This day is not over: its later payments wait for the next settlement.':
    'یہ دن ابھی ختم نہیں ہوا: اس کی بعد کی ادائیگیاں اگلی سیٹلمنٹ کا انتظار کریں گی۔',
  'Type to find': 'تلاش کے لیے لکھیں',
  'Counts as {{number}}: decimals are dropped': '{{number}} شمار ہوگا: اعشاریہ چھوڑ دیا جاتا ہے',
  'Show the choices': 'انتخابات دکھائیں',
  'Settlement # {{number}}': 'سیٹلمنٹ نمبر {{number}}',
  'This account has no roles yet: create one first.': 'اس اکاؤنٹ کا ابھی کوئی کردار نہیں: پہلے ایک بنائیں۔',
  'You must give a reason to save.': 'محفوظ کرتے وقت وجہ پوچھی جائے گی۔',
  'Transfer fee, as a percentage of the sub total.': 'رقم بھیجنے کی لاگت، ذیلی کل میں سے۔',
  'Currency in which the merchant is paid.': 'وہ کرنسی جس میں مرچنٹ کو ادائیگی ہوتی ہے۔',
  'Deducted from the amount before it is credited.': 'رقم جمع ہونے سے پہلے اس میں سے کاٹا جاتا ہے۔',
  'Admin: users of {{provider}}. Operator: users of a carrier. Merchant: users of a merchant.':
    '«منتظم» {{provider}} کا اپنا ہے؛ «آپریٹر» کسی کیریئر کا، «مرچنٹ» کسی مرچنٹ کا۔',
  'Days follow the time zone of the country you choose.': 'دن اس ملک کے ہیں جو آپ منتخب کریں گے۔',
  'Somebody else changed this record': 'اس دوران کسی اور نے تبدیلی کی',
  'Other users changed these fields since you opened the form: {{fields}}. Saving replaces their values.':
    'آپ کے یہ فارم کھولنے کے بعد دوسروں نے یہ بدلا: {{fields}}۔ آپ کا لکھا ان کی جگہ لے گا۔',
  'Last change: {{name}}, {{time}}': 'آخری تبدیلی: {{name}}، {{time}}',
  'Save mine': 'میرا محفوظ کریں',
  'Computed live; the server computes it again.': 'حساب فوراً ہوتا ہے؛ سرور اسے دوبارہ کرتا ہے۔',
  'Net Settled Amount with decimals': 'اعشاریہ کے ساتھ خالص ادا شدہ رقم',
  'Review before saving': 'محفوظ کرنے سے پہلے جائزہ',
  Provider: 'فراہم کنندہ',
  '{{rate}} {{local}} for 1 {{settled}}': '\u20661 {{settled}} = {{rate}} {{local}}\u2069',
  'How a payment is shared': 'ادائیگی کیسے تقسیم ہوتی ہے',
  'An example with the price of the service, or with 100. Computed live.':
    'سروس کی قیمت سے، یا 100 سے، ایک مثال۔ فوراً شمار ہوتی ہے۔',
  'What the role permits': 'یہ کردار کیا اجازت دیتا ہے',
  'No permission is granted yet.': 'ابھی کوئی اجازت نہیں دی گئی۔',
  'Your access': 'آپ کی رسائی',
};
