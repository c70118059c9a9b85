import type { Language } from '@daftar/domain';

export interface MailWords {
  title: string;
  lead: string;
  none: string;
  all: string;
  from: string;
  to: string;
  sent: string;
  asHtml: string;
  asText: string;
  elsewhere: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    title: 'Emails',
    lead: 'What the product sent. Nothing left this machine.',
    none: 'No email yet. Pay a session that has an email address, or ask for a receipt on its page.',
    all: 'All emails',
    from: 'From',
    to: 'To',
    sent: 'Sent',
    asHtml: 'As HTML',
    asText: 'As text',
    elsewhere: 'Emails go to the mail server that SMTP_URL names. None is caught here.',
  },
  ar: {
    title: 'رسائل البريد الإلكتروني',
    lead: 'ما أرسله المنتج. لم يغادر شيء هذا الجهاز.',
    none: 'لا توجد رسائل بعد. ادفع جلسة لها عنوان بريد إلكتروني، أو اطلب الإيصال من صفحته.',
    all: 'كل الرسائل',
    from: 'من',
    to: 'إلى',
    sent: 'أُرسلت',
    asHtml: 'بصيغة HTML',
    asText: 'نص فقط',
    elsewhere: 'تُرسل الرسائل عبر خادم البريد المحدد في SMTP_URL، ولا تُحفظ هنا أي رسالة.',
  },
  ur: {
    title: 'ای میلز',
    lead: 'جو کچھ پروڈکٹ نے بھیجا۔ اس مشین سے باہر کچھ نہیں گیا۔',
    none: 'ابھی کوئی ای میل نہیں۔ ایسا سیشن ادا کریں جس میں ای میل پتہ ہو، یا رسید کے صفحے سے رسید منگوائیں۔',
    all: 'تمام ای میلز',
    from: 'از',
    to: 'بنام',
    sent: 'بھیجی گئی',
    asHtml: 'HTML کی صورت میں',
    asText: 'متن کی صورت میں',
    elsewhere: 'ای میلز اس میل سرور کو جاتی ہیں جو SMTP_URL میں ہے۔ یہاں کوئی ای میل نہیں رکھی جاتی۔',
  },
};
