import type { catalogue as arabic } from '../ar/catalogue.ts';

/** Urdu texts of products, packages, subscriptions and blacklists. */
export const catalogue: Readonly<Record<keyof typeof arabic, string>> = {
  'This is not a valid link. Please contact your account manager':
    'یہ لنک درست نہیں ہے۔ براہِ کرم اپنے اکاؤنٹ مینیجر سے رابطہ کریں',
  'The amount of this package is fixed': 'اس پیکیج کی رقم مقرر ہے',
  'Please provide at least {{minimum}} {{currency}}': 'براہِ کرم کم از کم {{minimum}} {{currency}} درج کریں',
  'Please provide at most {{maximum}} {{currency}}':
    'براہِ کرم زیادہ سے زیادہ {{maximum}} {{currency}} درج کریں',
  'Please provide a maximum that is not below the minimum':
    'براہِ کرم زیادہ سے زیادہ حد کم از کم حد سے کم نہ رکھیں',
  'Only an open amount has a minimum and a maximum': 'کم از کم اور زیادہ سے زیادہ حد صرف کھلی رقم کی ہوتی ہے',
  'Please provide an amount between the minimum and the maximum':
    'براہِ کرم کم از کم اور زیادہ سے زیادہ حد کے درمیان رقم درج کریں',
  SKU: 'ایس کے یو',
  Inventory: 'اسٹاک',
  'Low stock': 'کم اسٹاک',
  'Create Product': 'پروڈکٹ بنائیں',
  'Edit product': 'پروڈکٹ میں ترمیم',
  'No products yet': 'ابھی کوئی پروڈکٹ نہیں',
  'Stock is below the threshold.': 'اسٹاک حد سے کم ہے۔',
  'Your own number for it. Each is used once.': 'اس کا آپ کا اپنا نمبر؛ ہر نمبر ایک ہی بار استعمال ہوتا ہے۔',
  Attributes: 'خصوصیات',
  'All of them are optional.': 'یہ سب اختیاری ہیں۔',
  Weight: 'وزن',
  Sizes: 'سائز',
  Colours: 'رنگ',
  'Separate them with commas.': 'انہیں کوما سے الگ کریں۔',
  'Low stock threshold': 'کم اسٹاک کی حد',
  'The list marks the product below it.': 'اس سے کم ہو تو فہرست پروڈکٹ پر نشان لگاتی ہے۔',
  'Please provide at most 50 sizes of at most 40 characters':
    'براہِ کرم زیادہ سے زیادہ 50 سائز درج کریں، ہر ایک 40 حروف تک',
  'Please provide at most 50 colours of at most 40 characters':
    'براہِ کرم زیادہ سے زیادہ 50 رنگ درج کریں، ہر ایک 40 حروف تک',
  'Please provide valid weight': 'براہِ کرم درست وزن درج کریں',
  'Please provide valid inventory': 'براہِ کرم درست اسٹاک درج کریں',
  'Please provide valid low stock threshold': 'براہِ کرم کم اسٹاک کی درست حد درج کریں',
  Package: 'پیکیج',
  'Package Name': 'پیکیج کا نام',
  Callback: 'کال بیک',
  Link: 'لنک',
  'Create Package': 'پیکیج بنائیں',
  'No packages yet': 'ابھی کوئی پیکیج نہیں',
  'Package has been deleted successfully!': 'پیکیج کامیابی سے حذف ہو گیا!',
  'Not Found!': 'نہیں ملا!',
  'Switched off': 'بند',
  'Customers cannot use this link: it is switched off.': 'گاہک یہ لنک استعمال نہیں کر سکتے: یہ بند ہے۔',
  'Customers cannot use this link: it has expired.':
    'گاہک یہ لنک استعمال نہیں کر سکتے: اس کی میعاد ختم ہو گئی ہے۔',
  'Customers cannot pay at the moment: the service or its merchant is suspended.':
    'گاہک ابھی ادائیگی نہیں کر سکتے: سروس یا اس کا مرچنٹ معطل ہے۔',
  'Payout Link': 'ادائیگی کا لنک',
  'QR code of the link': 'لنک کا کیو آر کوڈ',
  'Download QR code': 'کیو آر کوڈ ڈاؤن لوڈ کریں',
  'Open the page': 'صفحہ کھولیں',
  Opened: 'کھولا گیا',
  'Checkouts started': 'شروع کی گئی ادائیگیاں',
  Collected: 'وصول شدہ',
  'Last paid': 'آخری ادائیگی',
  'The link was switched on.': 'لنک چالو کر دیا گیا۔',
  'The link was switched off.': 'لنک بند کر دیا گیا۔',
  'Switch the link on': 'لنک چالو کریں',
  'Switch the link off': 'لنک بند کریں',
  'Callback URL': 'کال بیک یو آر ایل',
  'Where your server hears of its payments. Empty: the service’s Notification API.':
    'جہاں آپ کے سرور کو ادائیگیوں کی اطلاع ملتی ہے۔ خالی ہو تو: سروس کی نوٹیفکیشن اے پی آئی۔',
  'Payment link': 'گاہکوں کا لنک',
  'How customers may use it.': 'گاہک اسے کیسے استعمال کر سکتے ہیں۔',
  'The link can be used': 'لنک استعمال ہو سکتا ہے',
  'Customers choose the amount': 'گاہک رقم خود چنتے ہیں',
  'Minimum amount': 'کم از کم رقم',
  'Maximum amount': 'زیادہ سے زیادہ رقم',
  'Last day': 'آخری دن',
  'The link can be used through this day. Empty: it does not expire.':
    'لنک اس دن کے آخر تک استعمال ہو سکتا ہے۔ خالی ہو تو ختم نہیں ہوتا۔',
  Preview: 'پیش منظر',
  'What customers see': 'گاہک کیا دیکھتے ہیں',
  'Review your order': 'اپنے آرڈر کا جائزہ لیں',
  'Mobile number': 'موبائل نمبر',
  Continue: 'جاری رکھیں',
  MSISDN: 'موبائل نمبر (MSISDN)',
  'Subscription Type': 'سبسکرپشن کی قسم',
  'Subscription Amount': 'سبسکرپشن کی رقم',
  'Subscriber Status': 'سبسکرائبر کی حالت',
  Paused: 'موقوف',
  Canceled: 'منسوخ',
  Pause: 'روکیں',
  Resume: 'بحال کریں',
  'Cancel subscription': 'سبسکرپشن منسوخ کریں',
  'It is charged again from its next date; what was due meanwhile is not charged.':
    'اگلی تاریخ سے دوبارہ وصولی ہوگی؛ اس دوران جو واجب تھا وصول نہیں ہوگا۔',
  'Nothing is charged until it is resumed.': 'بحال ہونے تک کچھ وصول نہیں ہوگا۔',
  'It ends for good. Changing the status will not revert back.':
    'یہ ہمیشہ کے لیے ختم ہو جائے گا۔ حالت کی تبدیلی واپس نہیں ہوگی۔',
  'The operator charges this number and changes its status.':
    'اس نمبر سے وصولی اور حالت کی تبدیلی آپریٹر کرتا ہے۔',
  'No subscriptions yet': 'ابھی کوئی سبسکرپشن نہیں',
  'Create Blacklist': 'بلیک لسٹ بنائیں',
  'Blacklist has been deleted successfully!': 'بلیک لسٹ کامیابی سے حذف ہو گئی!',
  'No number is blacklisted': 'کوئی نمبر بلیک لسٹ میں نہیں',
  Number: 'نمبر',
  'It can start no checkout, payment link or payout, with any merchant, in whatever spelling.':
    'یہ نمبر کسی بھی مرچنٹ کے ساتھ، کسی بھی انداز میں لکھا ہو، ادائیگی، لنک یا پے آؤٹ شروع نہیں کر سکتا۔',
  'MSISDN (923xxxxxxx)': 'MSISDN (923xxxxxxx)',
  'With its country’s calling code.': 'ملک کے کالنگ کوڈ کے ساتھ۔',
  'Import numbers': 'نمبر درآمد کریں',
  Numbers: 'نمبر',
  'One in a line, each with its country’s calling code.': 'ہر سطر میں ایک، ملک کے کالنگ کوڈ کے ساتھ۔',
  'Numbers found: {{count}}': 'ملے ہوئے نمبر: {{count}}',
  'Too many numbers for one import; it takes {{most}}.': 'ایک درآمد کے لیے نمبر زیادہ ہیں؛ حد {{most}} ہے۔',
  'Not numbers with a calling code:': 'کالنگ کوڈ والے نمبر نہیں:',
  Import: 'درآمد کریں',
  'Calls are not taken here yet. These pages answer what callers usually ask:':
    'یہاں ابھی کالیں وصول نہیں کی جاتیں۔ یہ صفحات ان سوالوں کا جواب دیتے ہیں جو کالر عموماً پوچھتے ہیں:',
  'Your role opens none of them. Ask your administrator for access to reports.':
    'آپ کا کردار ان میں سے کوئی نہیں کھولتا۔ رپورٹس تک رسائی کے لیے منتظم سے کہیں۔',
  'An order, reference or mobile number is found fastest with the search at the top.':
    'آرڈر، حوالہ یا موبائل نمبر اوپر والی تلاش سے سب سے جلد ملتا ہے۔',
  'Find a payment': 'ادائیگی تلاش کریں',
  'By order, reference or mobile number, with its state.':
    'آرڈر، حوالے یا موبائل نمبر سے، اس کی حالت کے ساتھ۔',
  'What was asked of the payment provider, and what it answered.':
    'ادائیگی فراہم کنندہ سے کیا پوچھا گیا اور اس نے کیا جواب دیا۔',
  'Whether a number still pays, and how to stop it.':
    'نمبر اب بھی ادائیگی کرتا ہے یا نہیں، اور اسے کیسے روکیں۔',
  'Where a payout stands, and when it was approved.': 'پے آؤٹ کہاں تک پہنچا، اور کب منظور ہوا۔',
  'Whether the merchant’s server was told, and what it answered.':
    'مرچنٹ کے سرور کو اطلاع ملی یا نہیں، اور اس نے کیا جواب دیا۔',
  'Whether a number is barred from paying.': 'آیا نمبر ادائیگی سے روکا گیا ہے۔',
  Unsubscribed: 'سبسکرپشن ختم',
  'Next charge': 'اگلی وصولی',
  'Failed tries': 'ناکام کوششیں',
  'The operator charges this number; its charges are not known here.':
    'اس نمبر سے آپریٹر وصول کرتا ہے؛ اس کی وصولیاں یہاں معلوم نہیں۔',
  'Nothing was charged yet.': 'ابھی کچھ وصول نہیں ہوا۔',
  Charge: 'وصولی',
  Try: 'کوشش',
};
