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
      en: 'The charge answers HTTP 500, nothing is made',
      ar: 'خطأ 500 دون إنشاء مرجع',
      ur: 'جواب HTTP 500، کچھ نہیں بنتا',
    },
  },
  {
    ending: '0408',
    magic: { at: 'charge', does: 'hang' },
    words: {
      en: 'The charge is made, its answer never comes',
      ar: 'يُنشأ المرجع ولا يصل الرد',
      ur: 'حوالہ بن جاتا ہے، جواب کبھی نہیں آتا',
    },
  },
  {
    ending: '0415',
    magic: { at: 'charge', does: 'garble' },
    words: {
      en: 'The charge is made, its answer is no JSON',
      ar: 'يُنشأ المرجع ويصل رد غير مفهوم',
      ur: 'حوالہ بن جاتا ہے، جواب JSON نہیں ہوتا',
    },
  },
  {
    ending: '0504',
    magic: { at: 'status', does: 'fail' },
    words: {
      en: 'Asking for the status answers HTTP 500',
      ar: 'الاستعلام عن الحالة يرد بخطأ 500',
      ur: 'حالت پوچھنے پر جواب HTTP 500 آتا ہے',
    },
  },
  {
    ending: '0001',
    magic: { at: 'payment', does: 'lose' },
    words: {
      en: 'Paid, the callback is lost',
      ar: 'يتم الدفع ويضيع الإشعار',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع کھو جاتی ہے',
    },
  },
  {
    ending: '0002',
    magic: { at: 'payment', does: 'repeat' },
    words: {
      en: 'Paid, the callback comes twice',
      ar: 'يتم الدفع ويصل الإشعار مرتين',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع دو بار آتی ہے',
    },
  },
  {
    ending: '0003',
    magic: { at: 'payment', does: 'delay' },
    words: {
      en: 'Paid, the callback comes 20 seconds later',
      ar: 'يتم الدفع ويصل الإشعار بعد 20 ثانية',
      ur: 'ادائیگی ہو جاتی ہے، اطلاع 20 سیکنڈ بعد آتی ہے',
    },
  },
  {
    ending: '0004',
    magic: { at: 'payment', does: 'forge' },
    words: {
      en: 'Paid, a forged callback comes first',
      ar: 'يصل إشعار مزور قبل الإشعار الصحيح',
      ur: 'ادائیگی ہو جاتی ہے، پہلے جعلی اطلاع آتی ہے',
    },
  },
  {
    ending: '0005',
    magic: { at: 'payment', does: 'underpay' },
    words: {
      en: 'One pound less than asked is paid',
      ar: 'يُدفع أقل من المطلوب بجنيه',
      ur: 'مطلوبہ رقم سے ایک پاؤنڈ کم ادا ہوتا ہے',
    },
  },
  {
    ending: '0006',
    magic: { at: 'payment', does: 'surcharge' },
    words: {
      en: 'The customer bears a fee of 2.50 on top',
      ar: 'يتحمل العميل رسومًا قدرها 2.50',
      ur: 'گاہک اوپر سے 2.50 فیس دیتا ہے',
    },
  },
];

/** Returns the unusual behaviour for a mobile number, or undefined. */
export const magicOf = (mobile: string): Magic | undefined =>
  magicEndings.find(({ ending }) => mobile.endsWith(ending))?.magic;
