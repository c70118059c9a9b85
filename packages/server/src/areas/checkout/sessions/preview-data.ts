import type { Gateway } from '../../../gateway.ts';
import { findServiceByAnyId } from '../store.ts';
import { cardEntryOf, publicService } from './public-view.ts';
import type { StartData } from './start-data.ts';

const PREFIX = 'preview_';
const HOUR = 3_600_000;

/**
 * Returns the data of a checkout preview, which the back-office shows beside the embed code. Its session does not exist, but
 * its service does. No operation accepts this session id, so it cannot be paid; only the back-office may embed it. Returns
 * undefined for every other session id.
 */
export async function previewData(gateway: Gateway, sessionId: string): Promise<StartData | undefined> {
  const { db, addresses, settings } = gateway;
  const service = sessionId.startsWith(PREFIX)
    ? await findServiceByAnyId(db, sessionId.slice(PREFIX.length))
    : undefined;
  if (!service) return undefined;
  return {
    origins: [new URL(addresses.backoffice).origin, ...settings.corsOrigins],
    preview: true,
    service: await publicService(db, service),
    session: {
      sessionId,
      serviceId: service.service_id,
      orderId: '10442',
      paymentMethods: service.payment_methods,
      amount: 250,
      currency: service.currency,
      status: 'open',
      expiresAt: new Date(gateway.now().getTime() + HOUR).toISOString(),
      errors: [],
      ...cardEntryOf(gateway, gateway.providerFor(service.service_provider)),
    },
  };
}
