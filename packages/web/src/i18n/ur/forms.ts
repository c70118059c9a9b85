import type { forms as arabic } from '../ar/forms.ts';

/** Urdu texts of the forms: what their rules say that no other file has. */
export const forms: Readonly<Record<keyof typeof arabic, string>> = {
  'Please provide valid reference': 'درست حوالہ درج کریں',
  'Please provide valid description': 'درست تفصیل درج کریں',
  'Please provide valid operator': 'درست آپریٹر منتخب کریں',
  'Please provide valid subscription frequency': 'سبسکرپشن کا درست دورانیہ درج کریں',
  'Please provide valid custom field': 'درست اضافی فیلڈ درج کریں',
  'Settlement # {{number}}': 'سیٹلمنٹ نمبر {{number}}',
  'This account has no roles yet: create one first.': 'اس اکاؤنٹ کا ابھی کوئی کردار نہیں: پہلے ایک بنائیں۔',
  'Saving asks for a reason.': 'محفوظ کرتے وقت وجہ پوچھی جائے گی۔',
  'What sending the money costs, of the sub total.': 'رقم بھیجنے کی لاگت، ذیلی کل میں سے۔',
  'What the merchant is paid in.': 'وہ کرنسی جس میں مرچنٹ کو ادائیگی ہوتی ہے۔',
  'Taken off the amount before it is credited.': 'رقم جمع ہونے سے پہلے اس میں سے کاٹا جاتا ہے۔',
  'Admin is the provider’s own; Operator belongs to a carrier, Merchant to a merchant.':
    '«منتظم» فراہم کنندہ کا اپنا ہے؛ «آپریٹر» کسی کیریئر کا، «مرچنٹ» کسی مرچنٹ کا۔',
  'The days are those of the country that you choose.': 'دن اس ملک کے ہیں جو آپ منتخب کریں گے۔',
  'Changed by somebody else meanwhile': 'اس دوران کسی اور نے تبدیلی کی',
  'Since you opened this form, others have changed: {{fields}}. Yours would replace theirs.':
    'آپ کے یہ فارم کھولنے کے بعد دوسروں نے یہ بدلا: {{fields}}۔ آپ کا لکھا ان کی جگہ لے گا۔',
  'Save mine': 'میرا محفوظ کریں',
};
