import type { Language } from '@daftar/domain';

interface EndpointOffWords {
  subject: (merchant: string) => string;
  title: string;
  notice: string;
  paragraphs: readonly string[];
  merchant: string;
  address: string;
  failingSince: string;
  switchedOff: string;
  open: string;
  footer: (brand: string) => string;
}

/** Texts of the email about an endpoint that was switched off. */
export const endpointOffWords: Readonly<Record<Language, EndpointOffWords>> = {
  en: {
    subject: (merchant) => `A webhook endpoint of ${merchant} was switched off`,
    title: 'Webhook endpoint switched off',
    notice: 'Events no longer reach this address.',
    paragraphs: [
      'Every delivery to this endpoint has failed for three days, so it was switched off. Deliveries that were waiting were given up.',
      'Mend your server, switch the endpoint on again, and then send the events of these days again from the webhook deliveries.',
    ],
    merchant: 'Merchant',
    address: 'Address',
    failingSince: 'Failing since',
    switchedOff: 'Switched off',
    open: 'Open the endpoints',
    footer: (brand) => `${brand} sends this email to the merchant's address for notifications.`,
  },
  ar: {
    subject: (merchant) => `أُوقفت نقطة ويب هوك لدى ${merchant}`,
    title: 'أُوقفت نقطة الويب هوك',
    notice: 'لم تعد الأحداث تصل إلى هذا العنوان.',
    paragraphs: [
      'فشل كل إرسال إلى هذه النقطة طوال ثلاثة أيام، ولذلك أُوقفت. وتم التخلي عن الإرسالات التي كانت تنتظر.',
      'أصلح خادمك، ثم شغّل النقطة من جديد، وبعد ذلك أعد إرسال أحداث هذه الأيام من صفحة إرسالات الويب هوك.',
    ],
    merchant: 'التاجر',
    address: 'العنوان',
    failingSince: 'تفشل منذ',
    switchedOff: 'أُوقفت في',
    open: 'فتح نقاط الويب هوك',
    footer: (brand) => `ترسل ${brand} هذه الرسالة إلى عنوان الإشعارات الخاص بالتاجر.`,
  },
  ur: {
    subject: (merchant) => `${merchant} کا ایک ویب ہُک اینڈ پوائنٹ بند کر دیا گیا`,
    title: 'ویب ہُک اینڈ پوائنٹ بند کر دیا گیا',
    notice: 'واقعات اب اس پتے تک نہیں پہنچتے۔',
    paragraphs: [
      'اس اینڈ پوائنٹ پر تین دن تک ہر ترسیل ناکام رہی، اس لیے اسے بند کر دیا گیا۔ جو ترسیلات انتظار میں تھیں وہ ترک کر دی گئیں۔',
      'اپنا سرور ٹھیک کریں، اینڈ پوائنٹ دوبارہ چالو کریں، پھر ان دنوں کے واقعات ویب ہُک کی ترسیلات سے دوبارہ بھیجیں۔',
    ],
    merchant: 'مرچنٹ',
    address: 'پتہ',
    failingSince: 'ناکامی کا آغاز',
    switchedOff: 'بند ہونے کا وقت',
    open: 'اینڈ پوائنٹس کھولیں',
    footer: (brand) => `${brand} یہ ای میل مرچنٹ کے اطلاعات والے پتے پر بھیجتا ہے۔`,
  },
};
