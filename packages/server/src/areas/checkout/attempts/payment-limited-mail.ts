import type { Language } from '@daftar/domain';
import texts from '@daftar/words/mails/payment-limited.json' with { type: 'json' };
import type { Gateway } from '../../../gateway.ts';
import { fill } from '../../../mail/fill.ts';
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
  subject: string;
  title: string;
  notice: string;
  paragraphs: readonly string[];
  merchant: string;
  limit: string;
  until: string;
  rules: Readonly<Record<TryRule, string>>;
  open: string;
  footer: string;
}

const wordsIn: Readonly<Record<Language, Words>> = texts;

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
    subject: fill(words.subject, { merchant: name }),
    title: words.title,
    notice: noticeFrom(gateway, language, words.notice),
    paragraphs: words.paragraphs,
    facts: [
      [words.merchant, name],
      [words.limit, words.rules[rule as TryRule]],
      [words.until, momentText(new Date(until), language, zoneOf(gateway, merchant.country))],
    ],
    link: { label: words.open, url: `${addresses.backoffice}/merchants/history/${merchantId}` },
    footer: fill(words.footer, { brand: settings.brand.name }),
    sender: { name, logo: merchant.logo === null ? undefined : readLogo(merchant.logo) },
  });
}
