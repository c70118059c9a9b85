import type { refusalsAr } from './refusals-ar.ts';

/**
 * Urdu translations, by code, of the gateway's error messages that a customer can see; `{{…}}` are the error's values.
 */
export const refusalsUr: Record<keyof typeof refusalsAr, string> = {
  'order-paid': 'اس آرڈر کی ادائیگی ہو چکی ہے',
  'attempt-open':
    'اس آرڈر کی ادائیگی دوسرے طریقے سے جاری ہے۔ وہ ادائیگی مکمل کریں یا اس کے ختم ہونے کا انتظار کریں',
  'checkout.cardEntry': 'یہاں کارڈ ادائیگی فراہم کنندہ کے صفحے پر لکھا جاتا ہے',
  'session-expired': 'اس سیشن کی مدت ختم ہو گئی',
  'service-suspended': 'یہ سروس معطل ہے',
  'unknown-provider': 'اس سروس کا کوئی ادائیگی فراہم کنندہ نہیں',
  'checkout.method': 'ادائیگی کا یہ طریقہ دستیاب نہیں',
  'checkout.providerSilent': 'ادائیگی فراہم کنندہ نے جواب نہیں دیا۔ دوبارہ کوشش کریں',
  'checkout.otherAmount':
    'اس آرڈر کے لیے واجب رقم سے مختلف رقم موصول ہوئی۔ دوبارہ ادائیگی نہ کریں اور تاجر سے رابطہ کریں',
  'checkout.montyFailed': 'کچھ غلط ہو گیا',
  blacklisted: 'یہ موبائل نمبر بلیک لسٹ میں ہے',
  'session.missing': 'سیشن نہیں ملا',
  'service.missing': 'سروس نہیں ملی',
  'in-flight': 'اسی درخواست پر ابھی کام ہو رہا ہے۔ براہ کرم ایک لمحے بعد دوبارہ کوشش کریں',
  'server.restarting': 'سروس دوبارہ شروع ہو رہی ہے۔ براہ کرم پھر کوشش کریں',
  'checkout.triesSeconds': 'ادائیگی کی بہت سی کوششیں۔ براہ کرم {{count}} سیکنڈ بعد کوشش کریں',
  'checkout.triesMinutes': 'ادائیگی کی بہت سی کوششیں۔ براہ کرم {{count}} منٹ بعد کوشش کریں',
  'access.tooManyRequests': 'بہت سی درخواستیں۔ براہ کرم {{count}} سیکنڈ بعد کوشش کریں',
  'checkout.serviceMethod': 'یہ سروس {{method}} قبول نہیں کرتی',
  'mail.off': 'یہ پلیٹ فارم ای میل نہیں بھیجتا',
  'mail.tooMany': 'یہ رسید آج کئی بار بھیجی جا چکی ہے۔ کل دوبارہ کوشش کریں',
  'checkout.signature': 'درخواست کی تصدیق نہ ہو سکی',
  'checkout.noPortal': 'تاجر کا استقبالیہ صفحہ مقرر نہیں ہے',
  'checkout.returnUrl': 'واپسی کا پتہ منظور نہیں',
  'payment.missing': 'ادائیگی نہیں ملی',
  'package.linkInvalid': 'یہ لنک درست نہیں۔ اپنے اکاؤنٹ مینیجر سے رابطہ کریں',
  'package.amountFixed': 'اس پیکیج کی رقم مقرر ہے',
  'package.amountTooLow': 'کم از کم {{minimum}} {{currency}} لکھیں',
  'package.amountTooHigh': 'زیادہ سے زیادہ {{maximum}} {{currency}} لکھیں',
  'package.missing': 'پیکیج نہیں ملا',
  'package.suspended': 'یہ پیکیج فی الحال دستیاب نہیں',
  'checkout.otherProvider': 'اس سروس کی ادائیگی {{provider}} سے نہیں ہوتی',
  'checkout.noSession': 'سیشن آئی ڈی نہیں دی گئی',
  'checkout.followers': 'بہت سے صفحات اس سیشن کو دیکھ رہے ہیں',
  'server.failed': 'کچھ غلط ہو گیا',
  'server.slow': 'اس میں بہت دیر لگی۔ دوبارہ کوشش کریں',
  'server.contended': 'اسی ادائیگی میں ابھی تبدیلی ہو رہی ہے۔ دوبارہ کوشش کریں',
  'request.unknownAddress': 'یہ صفحہ موجود نہیں',
  'request.address': 'یہ پتہ پڑھا نہیں جا سکا',
  'request.longAddress': 'یہ پتہ بہت لمبا ہے',
};
