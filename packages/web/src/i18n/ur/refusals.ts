import type { refusals as arabic } from '../ar/refusals.ts';

/** Urdu error messages that other clients of the API see more often than the back-office. */
export const refusals: Readonly<Record<keyof typeof arabic, string>> = {
  "Please send the merchant's private key as a bearer token":
    'مرچنٹ کی نجی کلید bearer ٹوکن کے طور پر بھیجیں',
  'This private key is not known or no longer valid': 'یہ نجی کلید معلوم نہیں یا اب کارآمد نہیں رہی',
  "Please use the merchant's private key": 'مرچنٹ کی نجی کلید استعمال کریں',
  'This operation does not exist': 'یہ عمل موجود نہیں',
  'The currency of a merchant with money cannot change': 'جس مرچنٹ کا بیلنس ہو اس کی کرنسی نہیں بدلی جا سکتی',
  'The net amount of this amount and tax is {{net}}': 'اس رقم اور ٹیکس کی خالص رقم {{net}} ہے',
  'This mobile number is blacklisted': 'یہ موبائل نمبر بلیک لسٹ میں ہے',
  'This mobile number is already blacklisted': 'یہ موبائل نمبر پہلے سے بلیک لسٹ میں ہے',
  'This order is already paid': 'اس آرڈر کی ادائیگی ہو چکی ہے',
  'This order has a session with other details': 'اس آرڈر کا سیشن مختلف تفصیلات کے ساتھ موجود ہے',
  'This session has expired': 'اس سیشن کی مدت ختم ہو گئی',
  'This service is suspended': 'یہ سروس معطل ہے',
  'This service is not paid through {{provider}}': 'اس سروس کی ادائیگی {{provider}} سے نہیں ہوتی',
  'This service has no payment provider': 'اس سروس کا کوئی ادائیگی فراہم کنندہ نہیں',
  'This payment method is not offered': 'ادائیگی کا یہ طریقہ دستیاب نہیں',
  'This service does not take {{method}}': 'یہ سروس {{method}} قبول نہیں کرتی',
  'Please provide origins: scheme, host and port': 'اوریجن درج کریں: اسکیم، ہوسٹ اور پورٹ',
  'This installation sends no email': 'یہ پلیٹ فارم ای میل نہیں بھیجتا',
  'This receipt was sent several times today. Please try again tomorrow':
    'یہ رسید آج کئی بار بھیجی جا چکی ہے۔ کل دوبارہ کوشش کریں',
  'Too many pages watch this session': 'بہت سے صفحات اس سیشن کو دیکھ رہے ہیں',
  'something went wrong': 'کچھ غلط ہو گیا',
  'Another amount than is due was received for this order. Please do not pay again, and contact the merchant':
    'اس آرڈر کے لیے واجب رقم سے مختلف رقم موصول ہوئی۔ دوبارہ ادائیگی نہ کریں اور تاجر سے رابطہ کریں',
  'The payment provider did not answer. Please try again':
    'ادائیگی فراہم کنندہ نے جواب نہیں دیا۔ دوبارہ کوشش کریں',
  'Failed to authenticate resource request': 'درخواست کی تصدیق نہیں ہو سکی',
  'This money is already paid out: the balance would go below zero':
    'یہ رقم ادا ہو چکی ہے: بیلنس صفر سے کم ہو جائے گا',
  'There is no exchange rate with PKR': 'PKR کے ساتھ شرح مبادلہ نہیں ہوتی',
  'The billed amount is {{amount}} PKR': 'بل کی گئی رقم {{amount}} PKR ہے',
  'Please provide the name of the merchant whose id is userTypeId, or leave one of the two out':
    'براہ کرم اسی مرچنٹ کا نام دیں جس کی شناخت userTypeId ہے، یا دونوں میں سے ایک چھوڑ دیں',
  'This amount is too large in PKR': 'یہ رقم PKR میں بہت بڑی ہے',
  "Please provide a service of the package's account": 'پیکیج کے اکاؤنٹ کی سروس منتخب کریں',
  'This package cannot be paid at the moment': 'اس پیکیج کی ادائیگی ابھی ممکن نہیں',
  'This payout is already {{status}}: {{by}}, {{date}}':
    'اس پے آؤٹ کی حیثیت پہلے ہی {{status}} ہے: {{by}}، {{date}}',
  'The amount of this payout is {{amount}}': 'اس پے آؤٹ کی رقم {{amount}} ہے',
  'This payout is of another merchant': 'یہ پے آؤٹ کسی اور مرچنٹ کا ہے',
  'This service takes no payments at the moment': 'یہ سروس ابھی فروخت نہیں کر رہی',
  'The money of {{merchant}} does not cover this': '{{merchant}} کی رقم اس کے لیے کافی نہیں',
  'Somebody else must approve what you asked for': 'آپ کی درخواست کی منظوری کسی اور کو دینی ہو گی',
  'This file was already processed on {{date}}': 'یہ فائل {{date}} کو پہلے ہی پراسیس ہو چکی ہے',
  '{{field}} is not what the upload returned': '{{field}} اپ لوڈ کے جواب سے مختلف ہے',
  'Other files are being read. Please try again in a moment':
    'دوسری فائلیں پڑھی جا رہی ہیں۔ کچھ دیر بعد دوبارہ کوشش کریں',
  'Not found': 'نہیں ملا',
  'Session ID not provided': 'سیشن نمبر نہیں دیا گیا',
  'Session not found': 'سیشن نہیں ملا',
  'Payment not found': 'ادائیگی نہیں ملی',
  'Payout not found': 'پے آؤٹ نہیں ملا',
  'Blacklist entry not found': 'بلیک لسٹ کا اندراج نہیں ملا',
  'Package not found': 'پیکیج نہیں ملا',
  'Loan account not found': 'قرض اکاؤنٹ نہیں ملا',
  'Loan transaction not found': 'قرض کی ٹرانزیکشن نہیں ملی',
  'File not found': 'فائل نہیں ملی',
  'Unknown provider': 'نامعلوم فراہم کنندہ',
  'This service takes {{currency}}': 'یہ سروس {{currency}} قبول کرتی ہے',
  'The balance does not cover this amount': 'بیلنس اس رقم کے لیے کافی نہیں',
  'Somebody else has changed this record meanwhile. Please check their changes and save again':
    'کسی اور نے یہ ریکارڈ تبدیل کیا ہے۔ اس کی تبدیلیاں دیکھ کر دوبارہ محفوظ کریں',
  'Part of this money is already settled: the payable would go below zero':
    'مرچنٹ کی قابلِ ادا رقم صفر سے کم ہو جائے گی: اس میں سے باقی سے زیادہ سیٹل ہو چکا ہے',
  'Please provide {{field}}': '{{field}} درج کریں',
  '{{field}} is not a field of this request': '{{field}} اس درخواست کا فیلڈ نہیں',
  'Please provide {{field}} as a text': '{{field}} متن کے طور پر درج کریں',
  'Please provide {{field}} as a number': '{{field}} نمبر کے طور پر درج کریں',
  'Please provide {{field}} as a whole number': '{{field}} پورے عدد کے طور پر درج کریں',
  'Please provide {{field}} as true or false': '{{field}} میں true یا false درج کریں',
  'Please provide {{field}} as a list': '{{field}} فہرست کے طور پر درج کریں',
  'Please provide {{field}} as an object': '{{field}} آبجیکٹ کے طور پر درج کریں',
  '{{field}} must be one of: {{values}}': '{{field}} ان میں سے ایک ہونا چاہیے: {{values}}',
  'Please provide {{field}} of at least {{least}}': '{{field}} کم از کم {{least}} درج کریں',
  'Please provide {{field}} above {{least}}': '{{field}} میں {{least}} سے زیادہ درج کریں',
  'Please provide {{field}} of at most {{most}}': '{{field}} زیادہ سے زیادہ {{most}} درج کریں',
  'Please provide {{field}} as a day, such as 2026-11-21':
    '{{field}} تاریخ کے طور پر درج کریں، جیسے 2026-11-21',
  'Please provide each entry of {{field}} once': '{{field}} کا ہر اندراج ایک بار دیں',
  'Please provide valid {{field}}': 'درست {{field}} درج کریں',
  'Please send a JSON object': 'JSON آبجیکٹ بھیجیں',
  'Please send a JSON body': 'JSON مواد بھیجیں',
  'The body is not valid JSON': 'مواد درست JSON نہیں',
  'Please send JSON (content-type: application/json)': 'JSON بھیجیں (content-type: application/json)',
  'The body is too large': 'مواد بہت بڑا ہے',
  'The address is too long': 'پتہ بہت لمبا ہے',
  'This address cannot be read': 'یہ پتہ پڑھا نہیں جا سکتا',
  'This address does not exist': 'یہ پتہ موجود نہیں',
  'Text must not contain NUL characters': 'متن میں NUL حروف نہیں ہونے چاہئیں',
  'Text must be well-formed Unicode: it contains half a character':
    'متن درست Unicode ہونا چاہیے: اس میں آدھا حرف ہے',
  'A request names one host': 'درخواست میں ایک ہی ہوسٹ ہوتا ہے',
  'This idempotency key was used with another body. Please send a new key':
    'یہ idempotency کلید کسی اور مواد کے ساتھ استعمال ہو چکی ہے۔ نئی کلید بھیجیں',
  'The same request is still being processed. Please try again in a moment':
    'اسی درخواست پر ابھی کام ہو رہا ہے۔ براہ کرم ایک لمحے بعد دوبارہ کوشش کریں',
  '{{field}} cannot be changed here': '{{field}} یہاں تبدیل نہیں ہو سکتا',
  'This cursor is not valid. Please use the one of the previous page':
    'یہ کرسر درست نہیں۔ براہ کرم پچھلے صفحے کا کرسر استعمال کریں',
  'A cursor works only with the newest first. Please leave out the sort order':
    'کرسر صرف تازہ ترین پہلے کی ترتیب میں چلتا ہے۔ براہ کرم دوسری ترتیب ہٹا دیں',
  'Please sort by one of {{fields}}, with - before it for descending':
    'ان میں سے کسی ایک سے ترتیب دیں: {{fields}}، الٹی ترتیب کے لیے پہلے - لگائیں',
  'The revenue of this period is now {{figure}}. Please check the figures again':
    'اس مدت کی آمدنی اب {{figure}} ہے۔ اعداد دوبارہ دیکھیں',
  "The merchant's share is now {{figure}}. Please check the figures again":
    'مرچنٹ کا حصہ اب {{figure}} ہے۔ اعداد دوبارہ دیکھیں',
  "The platform owner's share is now {{figure}}. Please check the figures again":
    'پلیٹ فارم کے مالک کا حصہ اب {{figure}} ہے۔ اعداد دوبارہ دیکھیں',
  "The merchant's percentage is now {{figure}}. Please check the figures again":
    'مرچنٹ کا فیصد اب {{figure}} ہے۔ اعداد دوبارہ دیکھیں',
  "The platform owner's percentage is now {{figure}}. Please check the figures again":
    'پلیٹ فارم کے مالک کا فیصد اب {{figure}} ہے۔ اعداد دوبارہ دیکھیں',
  'An export has all rows': 'ایکسپورٹ میں تمام سطریں ہوتی ہیں',
  'The file is not ready': 'فائل تیار نہیں',
  'Product not found': 'پروڈکٹ نہیں ملا',
  'Please provide a price that {{currency}} has': 'ایسی قیمت درج کریں جو {{currency}} میں ممکن ہو',
  'A product with this sku exists already': 'اس sku کا پروڈکٹ پہلے سے موجود ہے',
  "Please provide the list's filters, as name=value&name=value":
    'فہرست کے فلٹر name=value&name=value کی صورت میں دیں',
  'Key not found': 'کلید نہیں ملی',
  'The merchant has a key by this name': 'مرچنٹ کے پاس اس نام کی کلید موجود ہے',
  'This key is revoked. Please make a new one': 'یہ کلید منسوخ ہے۔ براہ کرم نئی بنائیں',
  'You cannot give a key the scope {{scope}}, because your role lacks {{permission}}':
    'آپ کلید کو دائرہ {{scope}} نہیں دے سکتے، کیونکہ آپ کے کردار میں {{permission}} نہیں ہے',
  'You cannot let an address receive {{event}}, because your role lacks {{permission}}':
    'آپ کسی پتے کو {{event}} وصول نہیں کرا سکتے، کیونکہ آپ کے کردار میں {{permission}} نہیں ہے',
  'A key without the scope {{scope}} cannot let an address receive {{event}}':
    'دائرہ {{scope}} کے بغیر کلید کسی پتے کو {{event}} وصول نہیں کرا سکتی',
  '{{address}} is neither an IP address nor a block such as 203.0.113.0/24':
    '{{address}} نہ IP پتہ ہے نہ 203.0.113.0/24 جیسا بلاک',
  'Please provide an end in the future': 'براہ کرم مستقبل کا اختتام درج کریں',
  'Please choose a merchant': 'براہ کرم مرچنٹ منتخب کریں',
  'Endpoint not found': 'اینڈ پوائنٹ نہیں ملا',
  'The merchant has an endpoint with this address': 'مرچنٹ کے پاس اس پتے کا اینڈ پوائنٹ موجود ہے',
  'This endpoint is gone or switched off. Please switch it on first':
    'یہ اینڈ پوائنٹ حذف یا بند ہے۔ براہ کرم پہلے اسے چلائیں',
  'Please provide a public address': 'براہ کرم عوامی پتہ درج کریں',
  'This key has expired. Please use its new secret, or make a new key':
    'یہ کلید ختم ہو چکی ہے۔ براہ کرم اس کا نیا راز استعمال کریں یا نئی کلید بنائیں',
  'This is a test key, and payments here are real. Please use a key that begins with sk_live_':
    'یہ آزمائشی کلید ہے اور یہاں ادائیگیاں اصلی ہیں۔ براہ کرم sk_live_ سے شروع ہونے والی کلید استعمال کریں',
  'This is a live key, and payments here go to sandboxes. Please use a key that begins with sk_test_':
    'یہ اصلی کلید ہے اور یہاں ادائیگیاں آزمائشی ہیں۔ براہ کرم sk_test_ سے شروع ہونے والی کلید استعمال کریں',
  "This key does not work from {{address}}. Please add the address to the key's list":
    'یہ کلید {{address}} سے کام نہیں کرتی۔ براہ کرم پتہ کلید کی فہرست میں شامل کریں',
  'This key lacks the scope {{scope}}. Please add it to the key, or use another key':
    'اس کلید میں دائرہ {{scope}} نہیں ہے۔ براہ کرم اسے کلید میں شامل کریں یا دوسری کلید استعمال کریں',
  'No key can do this, only a signed-in person': 'کوئی کلید یہ نہیں کر سکتی، صرف سائن ان شدہ شخص',
  'The endpoint is gone or switched off': 'اینڈ پوائنٹ حذف یا بند ہے',
  'Others are changing the same records. Please try again':
    'دوسرے انہی ریکارڈز کو بدل رہے ہیں۔ براہ کرم دوبارہ کوشش کریں',
  'Refund not found': 'ریفنڈ نہیں ملا',
  'Please provide the amount that the provider gave back': 'وہ رقم درج کریں جو فراہم کنندہ نے واپس کی',
  'This refund is of {{amount}} {{currency}}: another amount was sent':
    'یہ ریفنڈ {{amount}} {{currency}} کا ہے: کوئی اور رقم بھیجی گئی',
  'This payment failed: there is nothing to give back': 'یہ ادائیگی ناکام رہی: واپس کرنے کو کچھ نہیں',
  'Nothing of this payment is left to give back': 'اس ادائیگی میں واپس کرنے کو کچھ باقی نہیں',
  'Only {{left}} {{currency}} of this payment are left to give back':
    'اس ادائیگی میں صرف {{left}} {{currency}} واپس کرنے کو باقی ہیں',
  '{{provider}} cannot give back a payment that was made in this way':
    '{{provider}} اس طریقے سے کی گئی ادائیگی واپس نہیں کر سکتا',
  '{{provider}} makes no refunds': '{{provider}} ریفنڈ نہیں کرتا',
  '{{provider}} gives back whole payments only': '{{provider}} صرف پوری ادائیگی واپس کرتا ہے',
  'Refunds under way need {{amount}} {{currency}} of this money. Please wait until they end':
    'جاری ریفنڈز کو اس رقم میں سے {{amount}} {{currency}} درکار ہیں۔ براہ کرم ان کے ختم ہونے تک انتظار کریں',
  'Refunds under way need {{amount}} {{currency}} of this money. Please settle a shorter period, or wait until they end':
    'جاری ریفنڈز کو اس رقم میں سے {{amount}} {{currency}} درکار ہیں۔ براہ کرم کم مدت کا تصفیہ کریں، یا ان کے ختم ہونے تک انتظار کریں',
  "The merchant's payable and balance do not cover this refund":
    'مرچنٹ کی واجب الادا رقم اور بیلنس اس ریفنڈ کے لیے کافی نہیں',
  'This refund has ended already': 'یہ ریفنڈ پہلے ہی ختم ہو چکا ہے',
  'This refund is not with the provider yet. Please wait a minute':
    'یہ ریفنڈ ابھی فراہم کنندہ تک نہیں پہنچا۔ ایک منٹ انتظار کریں',
  'Subscription not found': 'سبسکرپشن نہیں ملی',
  'Please provide an amount with the decimals of {{currency}}':
    '{{currency}} کے اعشاریوں کے ساتھ رقم درج کریں',
  'Please provide a date within the next year': 'اب سے ایک سال کے اندر کی تاریخ درج کریں',
  '{{provider}} cannot charge this service on schedule': '{{provider}} اس سروس کی رقم شیڈول پر نہیں لے سکتا',
  'This number has a subscription of this service already': 'اس نمبر کی اس سروس کی سبسکرپشن پہلے سے ہے',
  'This subscription is {{status}}: it cannot have this status now':
    'اس سبسکرپشن کی حالت {{status}} ہے: ابھی یہ حالت نہیں ہو سکتی',
  'This subscription is charged by its operator': 'اس سبسکرپشن کی رقم اس کا آپریٹر لیتا ہے',
  'This order is being paid in another way. Please finish that payment or wait until it ends':
    'اس آرڈر کی ادائیگی کسی اور طریقے سے ہو رہی ہے۔ وہ ادائیگی مکمل کریں یا اس کے ختم ہونے کا انتظار کریں',
  'Please provide an address of this checkout or of the shop': 'اس چیک آؤٹ یا دکان کا پتہ درج کریں',
  'Cards are typed on the page of the payment provider here':
    'یہاں کارڈ ادائیگی فراہم کنندہ کے صفحے پر درج کیا جاتا ہے',
  "Merchant's welcome page not configured": 'مرچنٹ کا خیرمقدمی صفحہ مقرر نہیں',
};
