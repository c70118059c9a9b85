import type { shell as arabic } from '../ar/shell.ts';

/** Urdu texts of the shell. */
export const shell: Readonly<Record<keyof typeof arabic, string>> = {
  Anywhere: 'ہر جگہ',
  'Billing Report': 'بلنگ رپورٹ',
  'Choose a role to view as': 'جس کردار سے دیکھنا ہو منتخب کریں',
  Create: 'نیا بنائیں',
  'Create blacklist': 'بلیک لسٹ بنائیں',
  'Create carrier': 'کیریئر بنائیں',
  'Create merchant': 'مرچنٹ بنائیں',
  'Create package': 'پیکیج بنائیں',
  'Create product': 'پروڈکٹ بنائیں',
  'Create role': 'کردار بنائیں',
  'Create service': 'سروس بنائیں',
  'Create settlement': 'سیٹلمنٹ بنائیں',
  'Create user': 'صارف بنائیں',
  Digits: 'ہندسے',
  Done: 'مکمل',
  Download: 'ڈاؤن لوڈ',
  'File Records': 'فائل ریکارڈز',
  'Find or go to…': 'تلاش کریں یا جائیں…',
  'Go to': 'یہاں جائیں',
  'Keyboard shortcuts': 'کی بورڈ شارٹ کٹس',
  'Loan transactions': 'قرض کی ٹرانزیکشنز',
  'You see the menus, buttons and pages of this role, with your own data. You cannot change anything.':
    'مینو، بٹن اور صفحے ویسے دکھیں گے جیسے اس کردار کو دکھتے ہیں۔ فہرستوں میں آپ ہی کا ڈیٹا رہے گا، اور کچھ بدلا نہیں جا سکے گا۔',
  'Not for this role': 'اس کردار کے لیے نہیں',
  'Nothing can be changed while you view as another role':
    'کسی اور کردار سے دیکھتے ہوئے کچھ بدلا نہیں جا سکتا',
  Packages: 'پیکیجز',
  'Payout requests': 'ادائیگی کی درخواستیں',
  Preferences: 'ترجیحات',
  Products: 'پروڈکٹس',
  'Records could not be searched': 'ریکارڈز میں تلاش نہیں ہو سکی',
  Results: 'نتائج',
  'Search and commands': 'تلاش اور کمانڈز',
  'Search for a page, an action or a record': 'صفحہ، کارروائی یا ریکارڈ تلاش کریں',
  'Search this list': 'اس فہرست میں تلاش',
  'Searching…': 'تلاش جاری ہے…',
  'Single-key shortcuts': 'ایک کلید والے شارٹ کٹس',
  'Stop viewing as': 'اس طرح دیکھنا بند کریں',
  Subscriptions: 'سبسکرپشنز',
  'Turn these off if you use speech input or often press keys by accident.':
    'اگر آپ کمپیوٹر کو آواز سے چلاتے ہیں یا غلطی سے کلیدیں دب جاتی ہیں تو انہیں بند کر دیں۔',
  'Use Latin digits ({{latin}})': 'لاطینی ہندسے استعمال کریں ({{latin}})',
  'Use the dark theme': 'گہرا تھیم استعمال کریں',
  'Use the digits of the language': 'اردو ہندسے استعمال کریں (۱۲۳)',
  'Use the light theme': 'روشن تھیم استعمال کریں',
  'Use the theme of the system': 'سسٹم کا تھیم استعمال کریں',
  'View as role': 'کردار کے طور پر دیکھیں',
  'View as role…': 'کردار کے طور پر دیکھیں…',
  'Work in progress': 'جاری کام',
  'This page could not be loaded. Check your connection, then try again.':
    'یہ صفحہ لوڈ نہیں ہو سکا۔ اپنا کنکشن جانچیں، پھر دوبارہ کوشش کریں۔',
  'You are offline. What you see may be out of date, and nothing can be saved.':
    'آپ آف لائن ہیں۔ جو دکھ رہا ہے وہ پرانا ہو سکتا ہے، اور کچھ محفوظ نہیں ہو سکتا۔',
  'You view as {{role}}. Nothing can be changed.':
    'آپ {{role}} کے طور پر دیکھ رہے ہیں۔ کچھ بدلا نہیں جا سکتا۔',
  'to choose': 'انتخاب',
  'to close': 'بند',
  'to open': 'کھولیں',
  'Results: {{count}}': 'نتائج: {{count}}',
  '{{role}} cannot open this page.': 'کردار {{role}} یہ صفحہ نہیں کھول سکتا۔',
  Stop: 'روکیں',
  'Edit merchant': 'مرچنٹ میں ترمیم',
  'Edit carrier': 'کیریئر میں ترمیم',
  'Edit service': 'سروس میں ترمیم',
  'Edit user': 'صارف میں ترمیم',
  'Edit role': 'کردار میں ترمیم',
  'You may not open “{{page}}”: it needs the permission “{{permission}}”.':
    'آپ «{{page}}» نہیں کھول سکتے: اس کے لیے اجازت درکار ہے: «{{permission}}»۔',
  'You may not open “{{page}}”. Only users of {{provider}} can open it.':
    'آپ «{{page}}» نہیں کھول سکتے: یہ صرف {{provider}} کے لوگوں کے لیے ہے۔',
  '{{role}} may not open “{{page}}”: it needs the permission “{{permission}}”.':
    'کردار {{role}} «{{page}}» نہیں کھول سکتا: اس کے لیے اجازت درکار ہے: «{{permission}}»۔',
  '{{role}} may not open “{{page}}”. Only users of {{provider}} can open it.':
    'کردار {{role}} «{{page}}» نہیں کھول سکتا: یہ صرف {{provider}} کے لوگوں کے لیے ہے۔',
};
