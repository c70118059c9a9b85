import { Breaker } from '../breaker.ts';
import type { PaymentKeys, ProviderStatus } from '../payment-status.ts';
import type { PaymentProvider } from '../provider.ts';
import { charge } from './charge.ts';
import { chargeOnPage } from './charge-on-page.ts';
import type { FawryConnection } from './fawry-config.ts';
import { FAWRY, fawryExchange, loggedReply } from './fawry-exchange.ts';
import { getStatus, statusUrl } from './get-status.ts';
import { bankStep, confirmStep, qrStep, referenceStep } from './next-steps.ts';
import { isAnother, orderStatus } from './order-status.ts';
import { cardBody, chargeBody, pushBody } from './post-charge.ts';
import { readNotice } from './read-notice.ts';
import { type OrderReading, readOrder } from './read-order.ts';
import { fawryRefunds } from './refunds.ts';
import { fawrySettlement } from './settlement-shape.ts';

type Config = Pick<FawryConnection, 'baseUrl' | 'merchantCode' | 'secureKey'> & Partial<FawryConnection>;

const TIMEOUT_MS = 10_000;

/** Creates the adapter of Fawry's HTTP interface: references, QR, push, cards, status, refunds, notifications V2. */
export function createFawry(config: Config): PaymentProvider {
  const fawry = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    timeoutMs: TIMEOUT_MS,
    breaker: new Breaker(),
    ...config,
  };
  return {
    name: FAWRY,
    charges: {
      reference: (request) =>
        charge(fawry, request, (asked) => chargeBody(asked, 'PAYATFAWRY', fawry), referenceStep),
      qr: (request) => charge(fawry, request, (asked) => chargeBody(asked, 'MWALLET', fawry), qrStep),
      push: (request) => charge(fawry, request, pushBody, confirmStep),
      card: (request) => charge(fawry, request, cardBody, bankStep(fawry.baseUrl)),
      // Fawry's page offers every way to pay; we send only card payments there.
      cardPage: (request) => chargeOnPage(fawry, request),
    },
    // On Fawry's page, a customer can take a reference number and then pay with a card, too.
    takesOrdersTwice: true,
    status: (payment) => status(fawry, payment),
    readNotice: ({ body }) => readNotice(body, fawry.secureKey),
    refunds: fawryRefunds(fawry),
    settlementFile: fawrySettlement,
  };
}

async function status(fawry: FawryConnection, { merchantRefNumber, providerReference }: PaymentKeys) {
  const reply = await getStatus(fawry, merchantRefNumber);
  const order = readOrder(reply, merchantRefNumber, fawry.secureKey);
  const asked = { method: 'GET', url: statusUrl(fawry), merchantCode: fawry.merchantCode, merchantRefNumber };
  return { status: statusOf(order, providerReference), exchange: fawryExchange(asked, loggedReply(reply)) };
}

function statusOf(order: OrderReading, providerReference: string | undefined): ProviderStatus {
  if (order.isKnown)
    return isAnother(order.fields, providerReference)
      ? { state: 'unknown', reason: 'The answer is about another payment of the order' }
      : orderStatus(order.fields);
  return order.absent ? { state: 'absent' } : { state: 'unknown', reason: order.reason };
}
