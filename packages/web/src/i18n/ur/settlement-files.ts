/** Urdu texts of providers' settlement files. */
export const settlementFiles = {
  'By this row, a refund succeeded that was open, pending or unknown here.':
    'اس سطر سے ایک ریفنڈ مکمل ہوا جو یہاں کھلا، زیر التوا یا نامعلوم تھا۔',
  'This order is paid here under another number of the provider. We ask the provider, and record what it confirms.':
    'یہ آرڈر یہاں فراہم کنندہ کے کسی اور نمبر سے ادا شدہ ہے۔ ہم فراہم کنندہ سے پوچھتے ہیں اور جس کی وہ تصدیق کرے اسے درج کرتے ہیں۔',
  'An earlier row has the same payment or refund.': 'ایک پہلی سطر میں یہی ادائیگی یا ریفنڈ ہے۔',
  'CSV, xlsx and xls files.': 'CSV، xlsx اور xls فائلیں۔',
  'Days covered': 'شامل دن',
  Differing: 'مختلف',
  'Download a sample': 'نمونہ ڈاؤن لوڈ کریں',
  'Download the report again for days with payments.':
    'رپورٹ ادائیگیوں والے دنوں کے لیے دوبارہ ڈاؤن لوڈ کریں۔',
  'Download the report again from the provider, then choose it here.':
    'رپورٹ فراہم کنندہ سے دوبارہ ڈاؤن لوڈ کریں، پھر یہاں چنیں۔',
  'Drop the settlement file here, or press to choose it': 'سیٹلمنٹ فائل یہاں چھوڑیں، یا چننے کے لیے دبائیں',
  'Every row agrees with your records.': 'ہر سطر آپ کے ریکارڈ کے مطابق ہے۔',
  File: 'فائل',
  Here: 'یہاں',
  'In the file': 'فائل میں',
  'It changed nothing: it lists no refund that was open or pending here.':
    'اس سے کچھ نہیں بدلا: اس میں یہاں کا کوئی کھلا یا زیر التوا ریفنڈ نہیں۔',
  'Its first row names the columns, in any order; other columns are ignored.':
    'اس کی پہلی سطر میں کالموں کے نام ہوتے ہیں، کسی بھی ترتیب میں؛ دوسرے کالم نظر انداز ہوتے ہیں۔',
  'Its type, amount or currency cannot be read.': 'اس کی قسم، رقم یا کرنسی پڑھی نہیں جا سکتی۔',
  'Keep long numbers as text in a spreadsheet: a cell loses the digits after the fifteenth.':
    'اسپریڈ شیٹ میں لمبے نمبر متن کے طور پر رکھیں: خانہ پندرہویں کے بعد کے ہندسے کھو دیتا ہے۔',
  'No settlement files yet. Upload a provider’s file to compare it with your records and to book refunds that stayed open.':
    'ابھی کوئی سیٹلمنٹ فائل نہیں۔ فراہم کنندہ کی فائل اپ لوڈ کریں تاکہ اس کا آپ کے ریکارڈ سے موازنہ ہو اور کھلے رہ جانے والے ریفنڈ درج ہوں۔',
  'Open the refund': 'ریفنڈ کھولیں',
  'Our number': 'ہمارا نمبر',
  '{{provider}}’s number for the payment or refund': 'ادائیگی یا ریفنڈ کا {{provider}} والا نمبر',
  Payments: 'ادائیگیاں',
  'Please choose the provider': 'براہ کرم فراہم کنندہ چنیں',
  'Please send a CSV, xlsx or xls file': 'براہ کرم CSV، xlsx یا xls فائل بھیجیں',
  'Provider’s number': 'فراہم کنندہ کا نمبر',
  'Refunds booked': 'درج شدہ ریفنڈ',
  'Remove the file': 'فائل ہٹائیں',
  'Rename the column in the first row, or copy the rows into the sample.':
    'پہلی سطر میں کالم کا نام بدلیں، یا سطریں نمونے میں نقل کریں۔',
  'Save the report as CSV or as an Excel workbook, then choose that file.':
    'رپورٹ کو CSV یا Excel ورک بک کے طور پر محفوظ کریں، پھر وہ فائل چنیں۔',
  'Settlement file': 'سیٹلمنٹ فائل',
  'Settlement files': 'سیٹلمنٹ فائلیں',
  'Settlement Files': 'سیٹلمنٹ فائلیں',
  'Show the refunds': 'ریفنڈ دکھائیں',
  'Split the report into files of fewer days.': 'رپورٹ کو کم دنوں کی فائلوں میں تقسیم کریں۔',
  'The amount, with decimals': 'رقم، اعشاریہ کے ساتھ',
  'The currency’s code, such as EGP': 'کرنسی کا کوڈ، جیسے EGP',
  'The file has it, and we do not.': 'یہ فائل میں ہے، یہاں نہیں۔',
  'The file has no column “{{column}}”.': 'فائل میں “{{column}}” کا کالم نہیں۔',
  'The file has the column “{{column}}” twice.': 'فائل میں “{{column}}” کا کالم دو بار ہے۔',
  'The file was compared.': 'فائل کا موازنہ ہو گیا۔',
  'The file was refused; nothing was changed': 'فائل نہیں لی گئی؛ کچھ نہیں بدلا',
  'The file’s rows are compared with the payments and refunds here. Refunds that are open or pending and that the file lists are booked; nothing else is changed.':
    'فائل کی سطروں کا یہاں کی ادائیگیوں اور ریفنڈز سے موازنہ ہوتا ہے۔ کھلے یا زیر التوا ریفنڈ جو فائل میں ہوں درج ہو جاتے ہیں؛ اور کچھ نہیں بدلتا۔',
  'The payment provider’s number; one of the two numbers is enough':
    'ادائیگی فراہم کنندہ کا نمبر؛ دونوں میں سے ایک نمبر کافی ہے',
  'This file has no rows': 'اس فائل میں کوئی سطر نہیں',
  Unclear: 'غیر واضح',
  'Under the name {{name}}, amounts are in the smallest unit, without decimals.':
    'نام {{name}} کے تحت رقمیں سب سے چھوٹی اکائی میں ہوتی ہیں، بغیر اعشاریہ۔',
  'Upload a settlement file': 'سیٹلمنٹ فائل اپ لوڈ کریں',
  'Upload and compare': 'اپ لوڈ کر کے موازنہ کریں',
  Uploaded: 'اپ لوڈ کا وقت',
  'Uploaded by': 'اپ لوڈ کرنے والا',
  'We have it on these days, and the file does not.': 'یہ ان دنوں میں یہاں ہے، فائل میں نہیں۔',
  'We have it with another amount.': 'یہ یہاں کسی اور رقم کے ساتھ موجود ہے۔',
  'We have it with this amount.': 'یہ یہاں اسی رقم کے ساتھ موجود ہے۔',
  'What it covers': 'یہ کس کا احاطہ کرتی ہے',
  'What the file needs': 'فائل میں کیا ہونا چاہیے',
  'Whether the row is a payment or a refund': 'سطر ادائیگی ہے یا ریفنڈ',
  'Without this column, every amount is in {{currency}}.':
    'اس کالم کے بغیر ہر رقم {{currency}} میں سمجھی جاتی ہے۔',
  'You can send it again: an accepted file is processed only once.':
    'آپ اسے دوبارہ بھیج سکتے ہیں: لی گئی فائل ایک ہی بار شمار ہوتی ہے۔',
  'Looked at': 'دیکھا گیا',
  'Every row that needed a look was looked at.': 'جن سطروں کو دیکھنا ضروری تھا، وہ سب دیکھ لی گئی ہیں۔',
  'Mark as looked at': 'دیکھا ہوا نشان زد کریں',
  'Mark as open again': 'دوبارہ کھلا نشان زد کریں',
  'Mark this row as looked at?': 'کیا اس سطر کو دیکھا ہوا نشان زد کریں؟',
  'Note (optional)': 'نوٹ (اختیاری)',
  Review: 'جائزہ',
  'Still open': 'ابھی کھلا',
  'The row is marked as looked at.': 'سطر دیکھی ہوئی نشان زد ہو گئی۔',
  'The row is open again.': 'سطر دوبارہ کھلی ہے۔',
  'We know this payment, and it failed or expired here.':
    'یہ ادائیگی یہاں معلوم ہے، اور یہاں ناکام ہوئی یا اس کا وقت ختم ہوا۔',
  'We know this payment, and it is not decided here yet.':
    'یہ ادائیگی یہاں معلوم ہے، اور ابھی یہاں اس کا فیصلہ نہیں ہوا۔',
  'Its number may be that of several payments.': 'اس کا نمبر کئی ادائیگیوں کا ہو سکتا ہے۔',
  'A sum of other rows; it is not counted.': 'دوسری سطروں کا مجموعہ؛ یہ شمار نہیں ہوتا۔',
};
