import type { Gateway } from '../../gateway.ts';
import type { MailContent } from '../../mail/mail.ts';
import { momentText } from '../../mail/moment-text.ts';
import { oneLine, renderMail } from '../../mail/render-mail.ts';
import type { MailRow } from '../../mail/send-mail-job.ts';
import { zoneOf } from '../../records/business-zone.ts';

/**
 * Composes the e-mail about an endpoint that was switched off after failures. Returns undefined when the endpoint is deleted or
 * on again.
 */
export async function composeEndpointOff(
  gateway: Gateway,
  { subject_id: endpointId }: MailRow,
): Promise<MailContent | undefined> {
  const endpoint = await gateway.db
    .selectFrom('webhook_endpoints as e')
    .innerJoin('merchants as m', 'm.id', 'e.user_type_id')
    .select(['e.url', 'e.failing_since', 'e.disabled_at', 'm.id as merchant_id', 'm.name', 'm.country'])
    .where('e.id', '=', endpointId)
    .executeTakeFirst();
  if (!endpoint?.disabled_at || !endpoint.failing_since) return undefined;
  const { settings, addresses } = gateway;
  const timeZone = zoneOf(gateway, endpoint.country);
  return renderMail(settings.brand, {
    language: 'en',
    subject: `A webhook endpoint of ${oneLine(endpoint.name)} was switched off`,
    title: 'Webhook endpoint switched off',
    notice: 'Events no longer reach this address.',
    paragraphs: [
      'Every delivery to this endpoint has failed for three days, so it was switched off. Deliveries that were waiting were given up.',
      'Mend your server, switch the endpoint on again, and then send the events of these days again from the webhook deliveries.',
    ],
    facts: [
      ['Merchant', endpoint.name],
      ['Address', withoutQuery(endpoint.url)],
      ['Failing since', momentText(endpoint.failing_since, 'en', timeZone)],
      ['Switched off', momentText(endpoint.disabled_at, 'en', timeZone)],
    ],
    link: {
      label: 'Open the endpoints',
      url: `${addresses.backoffice}/merchants/webhooks/${endpoint.merchant_id}`,
    },
    footer: `${settings.brand.name} sends this e-mail to the merchant's address for notifications.`,
  });
}

/** Replaces the query by `?…`, because merchants may have put a secret in it. */
function withoutQuery(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return `${origin}${pathname}${search && '?…'}`;
}
