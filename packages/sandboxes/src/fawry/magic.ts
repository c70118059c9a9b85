import type { Language } from '../language.ts';

/** Unusual behaviour of the sandbox, chosen by the last digits of the customer's mobile number. */
export type Magic =
  | { at: 'charge'; does: 'refuse'; statusCode: number; statusDescription: string }
  | { at: 'charge'; does: 'fail' | 'hang' | 'garble' }
  | { at: 'status'; does: 'fail' }
  | { at: 'payment'; does: 'lose' | 'repeat' | 'delay' | 'forge' | 'underpay' | 'surcharge' };

export interface MagicEnding {
  ending: string;
  magic: Magic;
  words: Record<Language, string>;
}

const refuse = (statusCode: number, statusDescription: string): Magic => ({
  at: 'charge',
  does: 'refuse',
  statusCode,
  statusDescription,
});

export const magicEndings: MagicEnding[] = [
  {
    ending: '9901',
    magic: refuse(9901, 'Merchant code is blank or invalid'),
    words: {
      en: 'The charge is refused: statusCode 9901',
      ar: 'رفض الطلب برمز 9901',
      ur: 'درخواست مسترد: کوڈ 9901',
    },
  },
  {
    ending: '9946',
    magic: refuse(9946, 'Blank or invalid signature'),
    words: {
      en: 'The charge is refused: statusCode 9946',
      ar: 'رفض الطلب برمز 9946',
      ur: 'درخواست مسترد: کوڈ 9946',
    },
  },
  {
    ending: '0500',
    magic: { at: 'charge', does: 'fail' },
    words: {
      en: 'The charge request fails with HTTP 500; no bill is created',
      ar: 'يفشل الطلب بخطأ 500 دون إنشاء فاتورة',
      ur: 'جواب HTTP 500، کوئی بل نہیں بنتا',
    },
  },
  {
    ending: '0408',
    magic: { at: 'charge', does: 'hang' },
    words: {
      en: 'The bill is created, but the response never arrives',
      ar: 'يُنشأ المرجع ولا يصل الرد',
      ur: 'حوالہ بن جاتا ہے، جواب کبھی نہیں آتا',
    },
  },
  {
    ending: '0415',
    magic: { at: 'charge', does: 'garble' },
    words: {
      en: 'The bill is created, but the response is not JSON',
      ar: 'يُنشأ المرجع ويصل رد ليس JSON',
      ur: 'حوالہ بن جاتا ہے، جواب JSON نہیں ہوتا',
    },
  },
  {
    ending: '0504',
    magic: { at: 'status', does: 'fail' },
    words: {
      en: 'The status request fails with HTTP 500',
      ar: 'الاستعلام عن الحالة يرد بخطأ 500',
      ur: 'حالت پوچھنے پر جواب HTTP 500 آتا ہے',
    },
  },
  {
    ending: '0001',
    magic: { at: 'payment', does: 'lose' },
    words: {
      en: 'The payment succeeds, but the callback is lost',
      ar: 'يتم الدفع ويضيع الإشعار',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع کھو جاتی ہے',
    },
  },
  {
    ending: '0002',
    magic: { at: 'payment', does: 'repeat' },
    words: {
      en: 'The payment succeeds; the callback is sent twice',
      ar: 'يتم الدفع ويصل الإشعار مرتين',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع دو بار آتی ہے',
    },
  },
  {
    ending: '0003',
    magic: { at: 'payment', does: 'delay' },
    words: {
      en: 'The payment succeeds; the callback is sent 20 seconds later',
      ar: 'يتم الدفع ويصل الإشعار بعد 20 ثانية',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع 20 سیکنڈ بعد آتی ہے',
    },
  },
  {
    ending: '0004',
    magic: { at: 'payment', does: 'forge' },
    words: {
      en: 'The payment succeeds; a forged callback is sent before the real one',
      ar: 'يصل إشعار مزور قبل الإشعار الصحيح',
      ur: 'ادائیگی ہو جاتی ہے، پہلے جعلی اطلاع آتی ہے',
    },
  },
  {
    ending: '0005',
    magic: { at: 'payment', does: 'underpay' },
    words: {
      en: 'The customer pays one pound less than requested',
      ar: 'يُدفع أقل من المطلوب بجنيه',
      ur: 'مطلوبہ رقم سے ایک پاؤنڈ کم ادا ہوتا ہے',
    },
  },
  {
    ending: '0006',
    magic: { at: 'payment', does: 'surcharge' },
    words: {
      en: 'The customer pays an additional fee of 2.50',
      ar: 'يتحمل العميل رسومًا قدرها 2.50',
      ur: 'گاہک اوپر سے 2.50 فیس دیتا ہے',
    },
  },
];

/** Returns the unusual behaviour for a mobile number, or undefined. */
export const magicOf = (mobile: string): Magic | undefined =>
  magicEndings.find(({ ending }) => mobile.endsWith(ending))?.magic;
