/** Urdu messages of the server. A placeholder stands for a value that the server fills in, such as a name. */
export const server = {
  'A carrier with money or transactions cannot be deleted':
    'جس کیریئر کی رقم یا ٹرانزیکشنز ہوں اسے حذف نہیں کیا جا سکتا',
  'A carrier with services or users cannot be deleted':
    'جس کیریئر کی سروسز یا صارف ہوں اسے حذف نہیں کیا جا سکتا',
  'A merchant with services or users cannot be deleted':
    'جس مرچنٹ کی سروسز یا صارف ہوں اسے حذف نہیں کیا جا سکتا',
  'A role in use cannot be deleted: {{name}} has it':
    'زیرِ استعمال کردار حذف نہیں ہو سکتا: یہ {{name}} کے پاس ہے',
  'Account not found': 'اکاؤنٹ نہیں ملا',
  'Billing not found': 'بلنگ نہیں ملی',
  'Carrier not found': 'کیریئر نہیں ملا',
  'Delivery not found': 'ترسیل نہیں ملی',
  'Export not found': 'برآمد نہیں ملی',
  'Invalid username or password': 'صارف نام یا پاس ورڈ درست نہیں',
  'Merchant not found': 'مرچنٹ نہیں ملا',
  'Refunds of settled payments exceed the revenue of this period. Please choose a longer period':
    'طے شدہ ادائیگیوں کی واپس کی گئی رقوم اس مدت کی آمدنی سے زیادہ ہیں۔ براہ کرم لمبی مدت منتخب کریں',
  'Net settled is {{used}}, exact decimals give {{exact}}. Please confirm with a reason':
    'خالص سیٹلمنٹ {{used}} ہے، درست اعشاریہ {{exact}} دیتا ہے۔ براہ کرم وجہ کے ساتھ تصدیق کریں',
  'Only the platform owner can do this': 'یہ صرف پلیٹ فارم کا مالک کر سکتا ہے',
  'Only who saved a view may change it': 'ویو کو صرف وہی بدل سکتا ہے جس نے محفوظ کیا',
  'Please narrow the list: pages end at 10,000 rows':
    'براہ کرم فہرست کم کریں: صفحات 10,000 سطروں پر ختم ہوتے ہیں',
  'Please provide a name': 'براہ کرم نام دیں',
  'Please provide a valid URL': 'براہ کرم درست ربط دیں',
  'Please provide an address without credentials': 'براہ کرم ایسا پتہ دیں جس میں لاگ ان معلومات نہ ہوں',
  'Please provide an https address': 'براہ کرم https پتہ دیں',
  'Please wait for your other exports': 'براہ کرم اپنی دوسری برآمدات کا انتظار کریں',
  'Record not found': 'ریکارڈ نہیں ملا',
  'Role not found': 'کردار نہیں ملا',
  'Service not found': 'سروس نہیں ملی',
  'Settlement not found': 'سیٹلمنٹ نہیں ملی',
  'The balance cannot hold 1,000,000,000,000,000 or more':
    'بیلنس 1,000,000,000,000,000 یا اس سے زیادہ نہیں ہو سکتا',
  'The period must not end before it begins': 'مدت شروع ہونے سے پہلے ختم نہیں ہو سکتی',
  'This took too long. Please narrow the filter, to fewer days for example':
    'اس میں بہت زیادہ وقت لگا۔ براہ کرم فلٹر کو محدود کریں، مثلاً کم دنوں تک',
  'Your account has too many requests open at once. Please try again in a moment':
    'آپ کے اکاؤنٹ کی ایک ساتھ بہت زیادہ درخواستیں جاری ہیں۔ براہ کرم ایک لمحے بعد دوبارہ کوشش کریں',
  'The service is restarting. Please try again': 'سروس دوبارہ شروع ہو رہی ہے۔ براہ کرم پھر کوشش کریں',
  'There is nothing to settle in this period': 'اس مدت میں سیٹل کرنے کے لیے کچھ نہیں',
  'This period earned more than one settlement can hold. Please choose a shorter period':
    'اس مدت کی آمدنی ایک سیٹلمنٹ کی حد سے زیادہ ہے۔ براہ کرم چھوٹی مدت منتخب کریں',
  'This merchant is inactive': 'یہ مرچنٹ غیر فعال ہے',
  'This period overlaps settlement # {{number}} ({{from}} to {{to}})':
    'یہ مدت سیٹلمنٹ نمبر {{number}} ({{from}} تا {{to}}) سے ٹکراتی ہے',
  'This would leave the account without an administrator': 'اس سے اکاؤنٹ بغیر منتظم کے رہ جائے گا',
  'This would leave nobody who can grant {{permission}}. Please give it to another active administrator first':
    'اس کے بعد کوئی «{{permission}}» نہیں دے سکے گا۔ براہ کرم پہلے یہ کسی دوسرے فعال منتظم کو دیں',
  'Transaction not found': 'ٹرانزیکشن نہیں ملی',
  'User not found': 'صارف نہیں ملا',
  'View not found': 'ویو نہیں ملا',
  'You have a view of this list by this name': 'اس نام سے اس فہرست کا ویو آپ کے پاس ہے',
  'Your own role does not permit {{permission}}': 'آپ کا اپنا کردار «{{permission}}» کی اجازت نہیں دیتا',
  'Your role does not permit this ({{permission}})': 'اس کے لیے اجازت درکار ہے: «{{permission}}»',
  'Please sign in': 'براہ کرم سائن ان کریں',
  'Your session has expired. Please sign in again': 'آپ کا سیشن ختم ہو گیا۔ براہ کرم دوبارہ سائن ان کریں',
  'No answer in time': 'وقت پر جواب نہیں ملا',
  'No connection': 'رابطہ نہیں ہو سکا',
  'No connection ({{code}})': 'رابطہ نہیں ہو سکا ({{code}})',
  'The merchant has no webhook secret': 'مرچنٹ کے پاس ویب ہک کی خفیہ کلید نہیں',
  'The name does not resolve': 'اس نام کا کوئی پتہ نہیں ملتا',
  'Not an address': 'یہ کوئی پتہ نہیں',
  'Not an https address': 'یہ https پتہ نہیں',
  'An address with credentials': 'پتے میں لاگ ان کی تفصیلات ہیں',
  'Not a public address': 'یہ عوامی پتہ نہیں',
  'No such row needs a look': 'ایسی کوئی سطر نہیں جسے دیکھنا ہو',
} as const;
