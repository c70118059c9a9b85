import type { Language } from '@daftar/domain';
import type { Gateway } from '../../../gateway.ts';
import type { MailContent } from '../../../mail/mail.ts';
import { momentText } from '../../../mail/moment-text.ts';
import { oneLine, renderMail } from '../../../mail/render-mail.ts';
import { noticeFrom } from '../../../mail/sandbox-notice.ts';
import type { MailRow } from '../../../mail/send-mail-job.ts';
import { zoneOf } from '../../../records/business-zone.ts';
import { merchantById } from '../../../records/by-id.ts';
import { readLogo } from '../../../records/merchant-logo.ts';
import type { TryRule } from './payment-tries.ts';

interface Words {
  subject: (merchant: string) => string;
  title: string;
  notice: string;
  paragraphs: readonly string[];
  merchant: string;
  limit: string;
  until: string;
  rules: Readonly<Record<TryRule, string>>;
  open: string;
  footer: (brand: string) => string;
}

const wordsIn: Readonly<Record<Language, Words>> = {
  en: {
    subject: (merchant) => `Attempts to pay ${merchant} were limited`,
    title: 'Attempts to pay were limited',
    notice: 'Further attempts of this kind are refused for a while.',
    paragraphs: [
      'Somebody has tried to pay more often than customers do. This can be a test of stolen cards, or a mistake in your page.',
      'Look at the payments of this time in your history. Further limits within an hour are written there without an email.',
    ],
    merchant: 'Merchant',
    limit: 'What was limited',
    until: 'Refused until',
    rules: {
      session: 'Attempts of one checkout session',
      link: 'Attempts by one payment link',
      number: 'Requests to one wallet',
      card: 'Attempts with one card',
      merchant: 'Declined payments',
      linkRequests: 'Payments begun by one payment link',
      numberRequests: 'Payments begun with one mobile number',
    },
    open: 'Open the history',
    footer: (brand) => `${brand} sends this email to the merchant's address for notifications.`,
  },
  ar: {
    subject: (merchant) => `قُيّدت محاولات الدفع لدى ${merchant}`,
    title: 'قُيّدت محاولات الدفع',
    notice: 'تُرفض المحاولات الأخرى من هذا النوع لبعض الوقت.',
    paragraphs: [
      'حاول أحدهم الدفع مرات أكثر مما يفعل العملاء. قد يكون ذلك تجربةً لبطاقات مسروقة أو خطأً في صفحتك.',
      'راجع مدفوعات هذا الوقت في السجل. تُكتب القيود التالية خلال ساعة هناك من دون رسالة.',
    ],
    merchant: 'التاجر',
    limit: 'ما الذي قُيّد',
    until: 'الرفض حتى',
    rules: {
      session: 'محاولات جلسة دفع واحدة',
      link: 'المحاولات عبر رابط دفع واحد',
      number: 'الطلبات إلى محفظة واحدة',
      card: 'المحاولات ببطاقة واحدة',
      merchant: 'المدفوعات المرفوضة',
      linkRequests: 'المدفوعات التي بدأت عبر رابط دفع واحد',
      numberRequests: 'المدفوعات التي بدأت برقم هاتف واحد',
    },
    open: 'فتح السجل',
    footer: (brand) => `ترسل ${brand} هذه الرسالة إلى عنوان الإشعارات الخاص بالتاجر.`,
  },
  ur: {
    subject: (merchant) => `${merchant} کو ادائیگی کی کوششیں محدود کر دی گئیں`,
    title: 'ادائیگی کی کوششیں محدود کر دی گئیں',
    notice: 'اس قسم کی مزید کوششیں کچھ دیر کے لیے مسترد کی جاتی ہیں۔',
    paragraphs: [
      'کسی نے اتنی بار ادائیگی کی کوشش کی جتنی گاہک نہیں کرتے۔ یہ چوری شدہ کارڈوں کی آزمائش یا آپ کے صفحے کی غلطی ہو سکتی ہے۔',
      'اس وقت کی ادائیگیاں ہسٹری میں دیکھیں۔ ایک گھنٹے کے اندر کی مزید حدیں ای میل کے بغیر وہاں لکھی جاتی ہیں۔',
    ],
    merchant: 'مرچنٹ',
    limit: 'کیا محدود کیا گیا',
    until: 'کب تک مسترد',
    rules: {
      session: 'ایک چیک آؤٹ سیشن کی کوششیں',
      link: 'ایک ادائیگی لنک سے کوششیں',
      number: 'ایک والٹ کو درخواستیں',
      card: 'ایک کارڈ سے کوششیں',
      merchant: 'مسترد شدہ ادائیگیاں',
      linkRequests: 'ایک ادائیگی لنک سے شروع ہونے والی ادائیگیاں',
      numberRequests: 'ایک موبائل نمبر سے شروع ہونے والی ادائیگیاں',
    },
    open: 'ہسٹری کھولیں',
    footer: (brand) => `${brand} یہ ای میل مرچنٹ کے اطلاعات والے پتے پر بھیجتا ہے۔`,
  },
};

/** Composes the email that a limit of attempts to pay is reached. Returns undefined when the merchant is deleted. */
export async function composePaymentLimited(
  gateway: Gateway,
  { user_type_id: merchantId, language, details }: MailRow,
): Promise<MailContent | undefined> {
  const merchant = await merchantById(gateway.db, merchantId)
    .select(['name', 'country', 'logo'])
    .executeTakeFirst();
  const { rule, until } = details ?? {};
  if (!merchant || rule === undefined || until === undefined) return undefined;
  const { settings, addresses } = gateway;
  const words = wordsIn[language];
  const name = oneLine(merchant.name);
  return renderMail(settings.brand, {
    language,
    subject: words.subject(name),
    title: words.title,
    notice: noticeFrom(gateway, language, words.notice),
    paragraphs: words.paragraphs,
    facts: [
      [words.merchant, name],
      [words.limit, words.rules[rule as TryRule]],
      [words.until, momentText(new Date(until), language, zoneOf(gateway, merchant.country))],
    ],
    link: { label: words.open, url: `${addresses.backoffice}/merchants/history/${merchantId}` },
    footer: words.footer(settings.brand.name),
    sender: { name, logo: merchant.logo === null ? undefined : readLogo(merchant.logo) },
  });
}
