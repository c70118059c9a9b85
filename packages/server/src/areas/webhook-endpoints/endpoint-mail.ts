import type { Gateway } from '../../gateway.ts';
import { fill } from '../../mail/fill.ts';
import type { MailContent } from '../../mail/mail.ts';
import { momentText } from '../../mail/moment-text.ts';
import { oneLine, renderMail } from '../../mail/render-mail.ts';
import { noticeFrom } from '../../mail/sandbox-notice.ts';
import type { MailRow } from '../../mail/send-mail-job.ts';
import { zoneOf } from '../../records/business-zone.ts';
import { readLogo } from '../../records/merchant-logo.ts';
import { endpointOffWords } from './endpoint-off-words.ts';

/**
 * Composes the email about an endpoint that was switched off after failures. Returns undefined when the endpoint is deleted or
 * on again.
 */
export async function composeEndpointOff(
  gateway: Gateway,
  { subject_id: endpointId, language }: MailRow,
): Promise<MailContent | undefined> {
  const endpoint = await gateway.db
    .selectFrom('webhook_endpoints as e')
    .innerJoin('merchants as m', 'm.id', 'e.user_type_id')
    .select([
      'e.url',
      'e.failing_since',
      'e.disabled_at',
      'm.id as merchant_id',
      'm.name',
      'm.country',
      'm.logo',
    ])
    .where('e.id', '=', endpointId)
    .executeTakeFirst();
  if (!endpoint?.disabled_at || !endpoint.failing_since) return undefined;
  const { settings, addresses } = gateway;
  const words = endpointOffWords[language];
  const moment = (at: Date) => momentText(at, language, zoneOf(gateway, endpoint.country));
  return renderMail(settings.brand, {
    language,
    subject: fill(words.subject, { merchant: oneLine(endpoint.name) }),
    title: words.title,
    notice: noticeFrom(gateway, language, words.notice),
    paragraphs: words.paragraphs,
    facts: [
      [words.merchant, endpoint.name],
      [words.address, withoutQuery(endpoint.url)],
      [words.failingSince, moment(endpoint.failing_since)],
      [words.switchedOff, moment(endpoint.disabled_at)],
    ],
    link: {
      label: words.open,
      url: `${addresses.backoffice}/merchants/webhooks/${endpoint.merchant_id}`,
    },
    footer: fill(words.footer, { brand: settings.brand.name }),
    sender: {
      name: endpoint.name,
      logo: endpoint.logo === null ? undefined : readLogo(endpoint.logo),
    },
  });
}

/** Replaces the query by `?…`, because merchants may have put a secret in it. */
function withoutQuery(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search && '?…'}`;
}
