import type { history as arabic } from '../ar/history.ts';

/** Urdu descriptions of history entries. */
export const history: Readonly<Record<keyof typeof arabic, string>> = {
  'Account created': 'اکاؤنٹ بنایا گیا',
  'Account {{name}} deleted': 'اکاؤنٹ {{name}} حذف کیا گیا',
  Activated: 'فعال کیا گیا',
  Deactivated: 'غیر فعال کیا گیا',
  'Changed {{fields}}': 'تبدیل ہوا: {{fields}}',
  'Account balance': 'اکاؤنٹ بیلنس',
  'Account balance + {{amount}} {{currency}}': 'اکاؤنٹ بیلنس + {{amount}} {{currency}}',
  'New private key': 'نئی نجی کلید',
  'New webhook secret': 'ویب ہک کی نئی خفیہ کلید',
  'Service {{name}} created': 'سروس {{name}} بنائی گئی',
  'Product {{name}} created': 'پروڈکٹ {{name}} بنایا گیا',
  'Package {{name}} created': 'پیکیج {{name}} بنایا گیا',
  'Package {{name}} deleted': 'پیکیج {{name}} حذف کیا گیا',
  'User {{name}} created': 'صارف {{name}} بنایا گیا',
  'User {{name}} deleted': 'صارف {{name}} حذف کیا گیا',
  'New password made by the command reset-owner': 'کمانڈ reset-owner سے نیا پاس ورڈ بنایا گیا',
  'Order {{order}}: the provider gave money back and does not say how much. Please ask the provider and correct the payment':
    'آرڈر {{order}}: فراہم کنندہ نے رقم واپس کی اور یہ نہیں بتایا کہ کتنی۔ براہ کرم فراہم کنندہ سے پوچھ کر ادائیگی درست کریں',
  'Password changed': 'پاس ورڈ تبدیل ہوا',
  'Profile changed': 'پروفائل تبدیل ہوا',
  'Role {{name}} created': 'کردار {{name}} بنایا گیا',
  'Role {{name}} deleted': 'کردار {{name}} حذف کیا گیا',
  'View {{name}} saved': 'ویو {{name}} محفوظ کیا گیا',
  'View {{name}} changed': 'ویو {{name}} تبدیل کیا گیا',
  'View {{name}} deleted': 'ویو {{name}} حذف کیا گیا',
  'Number blacklisted': 'نمبر بلیک لسٹ میں ڈالا گیا',
  'Number removed from the blacklist': 'نمبر بلیک لسٹ سے ہٹایا گیا',
  'Settlement of {{from}} to {{to}}': '{{from}} سے {{to}} تک کی سیٹلمنٹ',
  'Billing of {{service}}, {{from}} to {{to}}: {{status}}':
    '{{service}} کی بلنگ، {{from}} سے {{to}} تک: {{status}}',
  Deposited: 'رقم جمع کی گئی',
  'Transaction {{reference}} deleted': 'ٹرانزیکشن {{reference}} حذف کی گئی',
  'National ID of payout {{reference}} viewed': 'پے آؤٹ {{reference}} کا قومی شناختی نمبر پڑھا گیا',
  'Payout {{reference}} requested': 'پے آؤٹ {{reference}} کی درخواست کی گئی',
  'Payout {{reference}} approved': 'پے آؤٹ {{reference}} منظور کیا گیا',
  'Payout {{reference}} rejected': 'پے آؤٹ {{reference}} مسترد کیا گیا',
  'Payout {{reference}} deleted': 'پے آؤٹ {{reference}} حذف کیا گیا',
  'Approval file discarded': 'منظوری فائل رد کی گئی',
  'Settlement file of {{provider}} read, {{from}} to {{to}}; refunds settled: {{settled}}':
    '{{provider}} کی تصفیہ فائل پڑھی گئی، {{from}} تا {{to}}؛ طے شدہ واپسیاں: {{settled}}',
  'Row {{line}} of a settlement file marked as looked at':
    'سیٹلمنٹ فائل کی سطر {{line}} دیکھی ہوئی نشان زد ہوئی',
  'Row {{line}} of a settlement file marked as open again':
    'سیٹلمنٹ فائل کی سطر {{line}} دوبارہ کھلی نشان زد ہوئی',
  'Session for order {{order}}': 'آرڈر {{order}} کا سیشن',
  'Session for order {{order}} canceled': 'آرڈر {{order}} کا سیشن منسوخ',
  'Session for order {{order}} of package {{name}}': 'پیکیج {{name}} کے آرڈر {{order}} کا سیشن',
  'Order {{order}}: {{state}}': 'آرڈر {{order}}: {{state}}',
  'Open payment of order {{order}} given up by the customer':
    'گاہک نے آرڈر {{order}} کی کھلی ادائیگی چھوڑ دی',
  'Order {{order}}: {{state}} (late)': 'آرڈر {{order}}: {{state}} (تاخیر سے)',
  'Order {{order}}: refunded {{amount}} {{currency}}': 'آرڈر {{order}}: {{amount}} {{currency}} واپس کیے گئے',
  'Order {{order}}: refunded {{amount}} {{currency}} of a payment that counts as failed':
    'آرڈر {{order}}: ناکام شمار ہونے والی ادائیگی کے {{amount}} {{currency}} واپس کیے گئے',
  'Order {{order}}: {{before}} corrected to {{after}}. {{reason}}':
    'آرڈر {{order}}: حالت {{before}} سے {{after}} کی گئی۔ {{reason}}',
  'Export of {{list}} as {{format}} started': '{{list}} کی {{format}} برآمد شروع ہوئی',
  'Event {{event}} sent again': 'واقعہ {{event}} دوبارہ بھیجا گیا',
  'Key {{name}} made': 'کلید {{name}} بنائی گئی',
  'New secret for key {{name}}': 'کلید {{name}} کا نیا راز',
  'Key {{name}} revoked': 'کلید {{name}} منسوخ',
  'Attempts to pay order {{order}} were limited': 'آرڈر {{order}} کی ادائیگی کی کوششیں محدود کر دی گئیں',
  'Payments by the link {{name}} were limited': 'لنک {{name}} سے ادائیگیاں محدود کر دی گئیں',
  'Endpoint {{url}} added': 'اینڈ پوائنٹ {{url}} شامل کیا گیا',
  'Endpoint {{url}} deleted': 'اینڈ پوائنٹ {{url}} حذف کیا گیا',
  'Test event sent to {{url}}': 'آزمائشی واقعہ {{url}} کو بھیجا گیا',
  'New signing secret for endpoint {{url}}': 'اینڈ پوائنٹ {{url}} کا نیا دستخطی راز',
  'Endpoint {{url}} failed for three days and was switched off':
    'اینڈ پوائنٹ {{url}} تین دن ناکام رہا اور بند کر دیا گیا',
  'Order {{order}}: the provider gave money back and does not say how much. Please ask the provider and close the refund':
    'آرڈر {{order}}: فراہم کنندہ نے رقم واپس کی مگر یہ نہیں بتایا کتنی۔ فراہم کنندہ سے پوچھ کر ریفنڈ بند کریں',
  'Order {{order}}: paid a second time, {{amount}} {{currency}}. Please refund the second payment':
    'آرڈر {{order}}: دوسری بار ادا ہوا، {{amount}} {{currency}}۔ براہ کرم دوسری ادائیگی واپس کریں',
  "Order {{order}}: the cardholder's bank took {{amount}} {{currency}} back (dispute)":
    'آرڈر {{order}}: کارڈ ہولڈر کے بینک نے {{amount}} {{currency}} واپس لے لیے (تنازع)',
  "Order {{order}}: the cardholder's bank took money back (dispute), and the provider does not say how much. Please ask the provider and close the refund":
    'آرڈر {{order}}: کارڈ ہولڈر کے بینک نے رقم واپس لے لی (تنازع) اور فراہم کنندہ نے نہیں بتایا کتنی۔ فراہم کنندہ سے پوچھ کر ریفنڈ بند کریں',
  'Order {{order}}: the provider does not say how the refund of {{amount}} {{currency}} ended. Please ask the provider and close the refund':
    'آرڈر {{order}}: فراہم کنندہ نے نہیں بتایا کہ {{amount}} {{currency}} کے ریفنڈ کا کیا ہوا۔ فراہم کنندہ سے پوچھ کر ریفنڈ بند کریں',
  'Order {{order}}: refund of {{amount}} {{currency}} requested. {{reason}}':
    'آرڈر {{order}}: {{amount}} {{currency}} کے ریفنڈ کی درخواست۔ {{reason}}',
  'Order {{order}}: refund of {{amount}} {{currency}} failed. {{reason}}':
    'آرڈر {{order}}: {{amount}} {{currency}} کا ریفنڈ ناکام رہا۔ {{reason}}',
  'Order {{order}}: an open refund was closed without an amount. {{reason}}':
    'آرڈر {{order}}: ایک کھلا ریفنڈ بغیر رقم کے بند کیا گیا۔ {{reason}}',
  '{{msisdn}} pays {{service}} {{amount}} {{currency}}, {{type}}':
    '{{msisdn}} سروس {{service}} کو {{amount}} {{currency}} ادا کرتا ہے، {{type}}',
  '{{before}} changed to {{after}}. {{reason}}': '{{before}} کی جگہ {{after}}۔ {{reason}}',
  'Charged {{amount}} {{currency}}': '{{amount}} {{currency}} وصول کیے گئے',
  'Try {{attempt}} to charge it failed. {{reason}}': 'وصولی کی کوشش {{attempt}} ناکام رہی۔ {{reason}}',
};
