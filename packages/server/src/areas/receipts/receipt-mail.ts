import { formatMoney, isCurrency, type Language, parseMoney } from '@daftar/domain';
import type { Answer } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { fill } from '../../mail/fill.ts';
import type { MailContent, MailImage } from '../../mail/mail.ts';
import { localeOf, momentText } from '../../mail/moment-text.ts';
import { oneLine, renderMail } from '../../mail/render-mail.ts';
import { noticeFrom } from '../../mail/sandbox-notice.ts';
import type { MailRow } from '../../mail/send-mail-job.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { readLogo } from '../../records/merchant-logo.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptWords } from './receipt-words.ts';

type Receipt = Answer<'getReceipt'>;

/** Composes a receipt's email from the payment's current data; undefined when the payment no longer exists. */
export async function composeReceipt(
  gateway: Gateway,
  { subject_id: attemptId, language }: MailRow,
): Promise<MailContent | undefined> {
  const paid = await gateway.db
    .selectFrom('payment_attempts as a')
    .innerJoin('checkout_sessions as c', 'c.id', 'a.session_id')
    .innerJoin('services as s', 's.id', 'c.service_id')
    .innerJoin('merchants as m', 'm.id', 'c.user_type_id')
    .select(['a.receipt_id', 's.country', 'm.logo'])
    .where('a.id', '=', attemptId)
    .executeTakeFirst();
  if (!paid?.receipt_id) return undefined;
  const receipt = await readReceipt(gateway, gateway.db, paid.receipt_id);
  const logo = paid.logo === null ? undefined : readLogo(paid.logo);
  return receiptContent(gateway, receipt, { language, timeZone: zoneOf(gateway, paid.country), logo });
}

/** Returns the content of a receipt's email. Times are in the time zone of the service's country. */
export function receiptContent(
  gateway: Pick<Gateway, 'settings' | 'addresses'>,
  receipt: Receipt,
  { language, timeZone, logo }: { language: Language; timeZone: string; logo?: MailImage | undefined },
): MailContent {
  const { settings, addresses } = gateway;
  const words = receiptWords[language];
  const merchant = oneLine(receipt.merchantName || receipt.serviceName);
  const { product, paymentMethod: method, provider, referenceNumber } = receipt;
  const facts: [string, string | undefined][] = [
    [words.merchant, merchant],
    [words.product, product],
    [words.order, receipt.orderId],
    [words.paidAt, momentText(new Date(receipt.paidAt), language, timeZone)],
    [words.method, [words.methods[method] ?? method, provider].filter(Boolean).join(' · ')],
    [words.reference, referenceNumber],
    [words.supportCode, receipt.supportCode],
  ];
  return renderMail(settings.brand, {
    language,
    subject: fill(words.subject, { merchant, order: oneLine(receipt.orderId) }),
    title: words.title,
    figure: money(receipt.amount, receipt.currency, language),
    notice: noticeFrom(gateway, language, refundOf(receipt, language)),
    paragraphs: [fill(words.thanks, { merchant }), words.keepCode],
    facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    link: { label: words.show, url: `${addresses.checkout}/receipt/${receipt.receiptId}?lang=${language}` },
    footer: fill(words.footer, { brand: settings.brand.name }),
    sender: { name: merchant, logo },
  });
}

function refundOf({ refundStatus, refundedAmount, currency }: Receipt, language: Language) {
  const { pending, partial, full } = receiptWords[language];
  switch (refundStatus) {
    case 'none':
      return undefined;
    case 'pending':
      return pending;
    case 'partial':
      return fill(partial, { amount: money(refundedAmount, currency, language) });
    default:
      return full;
  }
}

/** Returns the amount, then the currency code, in every language, with the digits that the receipt's page uses. */
function money(amount: number, currency: string, language: Language): string {
  const read = isCurrency(currency) ? parseMoney(amount, currency) : undefined;
  const figure = read
    ? formatMoney(read, localeOf[language], { currency: 'none', numerals: 'latn' })
    : `${amount}`;
  return `${figure} ${currency}`;
}
