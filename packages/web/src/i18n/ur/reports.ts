import type { reports as arabic } from '../ar/reports.ts';

/** Urdu texts of the reports. */
export const reports: Readonly<Record<keyof typeof arabic, string>> = {
  "What merchants were paid out: each settlement claims a period's payments once. New ones are made here.":
    'تاجروں کو کیا ادا کیا گیا: ہر سیٹلمنٹ ایک مدت کی ادائیگیاں ایک بار لیتی ہے۔ نئی سیٹلمنٹس یہیں بنتی ہیں۔',
  'The settlements that were made in a period, in the currency they were paid in. They are made under Settlement.':
    'کسی مدت میں بنی سیٹلمنٹس، جس کرنسی میں ادا ہوئیں۔ یہ «سیٹلمنٹ» کے تحت بنتی ہیں۔',
  'This settlement overlaps an earlier one.': 'یہ سیٹلمنٹ ایک پہلے والی سے متداخل ہے۔',
  'Refunds of payments that are settled already ({{refunds}}) are more than this period has earned ({{earned}}). They wait for a period that covers them.':
    'پہلے سے سیٹل شدہ ادائیگیوں کے ریفنڈ ({{refunds}}) اس مدت کی آمدنی ({{earned}}) سے زیادہ ہیں۔ وہ ایسی مدت تک منتظر رہیں گے جو انہیں پورا کر سکے۔',
  'Refunds of payments that are settled already are deducted: {{refunds}}':
    'پہلے سے سیٹل شدہ ادائیگیوں کے ریفنڈ منہا کیے گئے: {{refunds}}',
  'Refunds of {{amount}} reduce what is left to settle in every line, not transactions or billing.':
    '{{amount}} کے ریفنڈ ہر سطر میں باقی تصفیے سے کم ہوتے ہیں، ٹرانزیکشنز یا بلنگ سے نہیں۔',
  'Show {{day}}': '{{day}} دکھائیں',
  'Today no service has billed anything in {{currency}} for {{country}} yet':
    'آج ابھی تک کسی سروس نے {{country}} کے لیے {{currency}} میں کوئی بل نہیں بنایا',
  'Amounts are before refunds; what went back stands beside them.':
    'رقوم ریفنڈ سے پہلے کی ہیں؛ واپس کی گئی رقم ساتھ درج ہے۔',
  'Refunded Amount': 'ریفنڈ شدہ رقم',
  'Before refunds. Given back: {{amount}}': 'ریفنڈ سے پہلے۔ واپس کیا گیا: {{amount}}',
  'Paid by customers': 'صارفین کی ادا کردہ رقم',
  'Refunds of the carrier share': 'کیریئر کے حصے کے ریفنڈ',
  'Refunds of the {{provider}} share': '{{provider}} کے حصے کے ریفنڈ',
  'Refunds of the merchant share': 'مرچنٹ کے حصے کے ریفنڈ',
  'Not completed, so not in this report:': 'مکمل نہیں ہوئیں، اس لیے اس رپورٹ میں نہیں:',
  'Outside of these days and filters:': 'ان دنوں اور فلٹرز سے باہر:',
  'Incomplete payments': 'نامکمل ادائیگیاں',
  'A settlement has claimed this transaction: its status can no longer change':
    'یہ ٹرانزیکشن ایک سیٹلمنٹ میں شامل ہو چکی ہے: اب اس کی حیثیت تبدیل نہیں ہو سکتی',
  'Account #': 'اکاؤنٹ نمبر',
  'Adding up all pages': 'تمام صفحات جمع کیے جا رہے ہیں',
  Billing: 'بلنگ',
  'Billing Detail': 'بلنگ کی تفصیل',
  'Billing of {{service}}: {{status}}': '{{service}} کی بلنگ: {{status}}',
  'Change to {{status}}': '«{{status}}» کریں',
  'Changing the status will not revert back.': 'حیثیت کی تبدیلی واپس نہیں ہو گی۔',
  'Choose a service in the billing report.': 'بلنگ رپورٹ میں سے ایک سروس منتخب کریں۔',
  'Days of {{country}}: {{zone}}': '{{country}} کے دن: {{zone}}',
  'No service billed anything in {{currency}} for {{country}} in this period':
    'اس مدت میں {{country}} کے لیے {{currency}} میں کسی سروس کی بلنگ نہیں ہوئی',
  'Order {{order}}: {{status}}': 'آرڈر {{order}}: {{status}}',
  'Order {{order}} becomes {{status}}. Its ledger entries are rebooked and the merchant is notified.':
    'آرڈر {{order}} «{{status}}» ہو جائے گا: اس کی رقم نئے سرے سے درج ہو گی اور مرچنٹ کو بتایا جائے گا۔',
  'Report type': 'رپورٹ کی قسم',
  'Three-way check': 'سہ طرفہ جانچ',
  'Total Amount': 'کل رقم',
  'Total Number of Transactions': 'ٹرانزیکشنز کی کل تعداد',
  'Totals of all pages, by currency': 'تمام صفحات کا مجموعہ، ہر کرنسی الگ',
  'Transaction ID': 'ٹرانزیکشن آئی ڈی',
  'Your role does not permit this': 'آپ کا کردار اس کی اجازت نہیں دیتا',
  '{{amount}} refunded after settlement, not yet deducted':
    '{{amount}} سیٹلمنٹ کے بعد ریفنڈ ہوئے، ابھی منہا ہونا باقی ہے',
  '{{amount}} still to settle': '{{amount}} کی سیٹلمنٹ باقی ہے',
  'All settled': 'سب سیٹل ہو چکا',
  Billed: 'بل شدہ',
  'Billing agrees': 'بلنگ مطابق ہے',
  'Billing has {{amount}} less': 'بلنگ میں {{amount}} کم ہے',
  'Billing has {{amount}} more': 'بلنگ میں {{amount}} زیادہ ہے',
  Count: 'تعداد',
  Difference: 'فرق',
  'No merchant had transactions in {{currency}} for {{country}} in this period':
    'اس مدت میں {{country}} کے لیے {{currency}} میں کسی مرچنٹ کی کوئی ٹرانزیکشن نہیں ہوئی',
  'No settlement covers this period.': 'اس مدت میں سے کچھ سیٹل نہیں ہوا۔',
  Settled: 'سیٹل شدہ',
  'Show its rows': 'اس کی سطریں دکھائیں',
  'Some transactions have no billing row, so total shares cannot be shown.':
    'کچھ ٹرانزیکشنز کسی بلنگ سطر میں نہیں، اس لیے سب کے حصے نہیں بتائے گئے۔',
  'These settlements do not match this period exactly; only the amount within the period is counted.':
    'یہ سیٹلمنٹس اس مدت سے زیادہ یا کم پر مشتمل ہیں؛ صرف اس مدت کا حصہ گنا گیا ہے۔',
  'This merchant had no transactions in {{currency}} for {{country}} in this period':
    'اس مدت میں {{country}} کے لیے {{currency}} میں اس مرچنٹ کی کوئی ٹرانزیکشن نہیں ہوئی',
  'Transactions, billing and settlement agree.': 'ٹرانزیکشنز، بلنگ اور سیٹلمنٹ آپس میں مطابق ہیں۔',
  'Your role may not view settlements.': 'آپ کا کردار سیٹلمنٹس نہیں دکھاتا۔',
  'Press Search to apply': 'لاگو کرنے کے لیے تلاش دبائیں',
};
