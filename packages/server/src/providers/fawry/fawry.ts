import type { ProviderReply } from '../call-provider.ts';
import type {
  PaymentProvider,
  ProviderExchange,
  ProviderStatus,
  ReferenceAnswer,
  ReferenceRequest,
} from '../provider.ts';
import { redactFields } from '../redact.ts';
import { FAWRY_CURRENCY } from './fawry-amount.ts';
import { connection, type FawryConfig, type FawryConnection } from './fawry-config.ts';
import { foundCharge, mayExist } from './find-charge.ts';
import { getStatus, statusUrl } from './get-status.ts';
import { orderStatus } from './order-status.ts';
import { chargeBody, chargeUrl, postCharge } from './post-charge.ts';
import { readCharge } from './read-charge.ts';
import { readNotice } from './read-notice.ts';
import { type OrderReading, readOrder } from './read-order.ts';

const NAME = 'Fawry';
/** The statusCode that we record when Fawry was not called. */
const NOT_CALLED = 400;

/** Creates the adapter of Fawry's HTTP interface: reference numbers, payment status, notifications V2. */
export function createFawry(config: FawryConfig): PaymentProvider {
  const fawry = connection(config);
  return {
    name: NAME,
    requestReference: (request) => requestReference(fawry, request),
    status: (merchantRefNumber) => status(fawry, merchantRefNumber),
    readNotice: (notice) => readNotice(notice, fawry.secureKey),
  };
}

/** Requests a reference number. When the answer is lost, asks for the status, so that no second charge is made. */
async function requestReference(
  fawry: FawryConnection,
  request: ReferenceRequest,
): Promise<{ answer: ReferenceAnswer; exchange: ProviderExchange }> {
  const body = chargeBody(request, fawry);
  const asked = { method: 'POST', url: chargeUrl(fawry), ...body };
  if (request.amount.currency !== FAWRY_CURRENCY) {
    const statusDescription = `Fawry takes ${FAWRY_CURRENCY} only`;
    const answer = { ok: false, outcome: 'refused', statusCode: NOT_CALLED, statusDescription } as const;
    return { answer, exchange: exchange(asked, { notAsked: statusDescription }) };
  }
  const reply = await postCharge(fawry, body);
  const answer = readCharge(reply, request);
  if (!mayExist(answer)) return { answer, exchange: exchange(asked, told(reply)) };
  const statusReply = await getStatus(fawry, request.merchantRefNumber);
  const order = readOrder(statusReply, request.merchantRefNumber, fawry.secureKey);
  return {
    answer: foundCharge(order, answer, request),
    exchange: exchange(asked, { ...told(reply), thenStatus: told(statusReply) }),
  };
}

async function status(
  fawry: FawryConnection,
  merchantRefNumber: string,
): Promise<{ status: ProviderStatus; exchange: ProviderExchange }> {
  const reply = await getStatus(fawry, merchantRefNumber);
  const order = readOrder(reply, merchantRefNumber, fawry.secureKey);
  const asked = { method: 'GET', url: statusUrl(fawry), merchantCode: fawry.merchantCode, merchantRefNumber };
  return {
    status: statusOf(order),
    exchange: exchange(asked, told(reply)),
  };
}

function statusOf(order: OrderReading): ProviderStatus {
  if (order.told) return orderStatus(order.fields);
  return order.absent ? { state: 'absent' } : { state: 'unknown', reason: order.reason };
}

function told({ kind: _, ...reply }: ProviderReply): Record<string, unknown> {
  return reply;
}

const exchange = (request: Record<string, unknown>, response: Record<string, unknown>): ProviderExchange => ({
  provider: NAME,
  request: redactFields(request),
  response: redactFields(response),
});
