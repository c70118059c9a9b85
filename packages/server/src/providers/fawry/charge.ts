import type { ChargeRequest, ChargeResult } from '../charge.ts';
import type { CallResult } from '../exchange.ts';
import { FAWRY_CURRENCY } from './fawry-amount.ts';
import type { FawryConnection } from './fawry-config.ts';
import { fawryExchange, loggedReply } from './fawry-exchange.ts';
import { foundCharge, mayExist } from './find-charge.ts';
import { getStatus } from './get-status.ts';
import { chargeUrl, postCharge } from './post-charge.ts';
import { type ReadStep, readCharge } from './read-charge.ts';
import { readOrder } from './read-order.ts';

/** Code that the log shows for a charge that was not sent to Fawry. */
const NOT_CALLED = '400';

/** Charges a customer. When the response is lost, requests the status, so that no second charge is made. */
export async function charge<Request extends ChargeRequest>(
  fawry: FawryConnection,
  request: Request,
  bodyOf: (request: Request, fawry: FawryConnection) => Record<string, unknown>,
  readStep: ReadStep,
): Promise<CallResult<ChargeResult>> {
  const body = bodyOf(request, fawry);
  const asked = { method: 'POST', url: chargeUrl(fawry), ...body };
  if (request.amount.currency !== FAWRY_CURRENCY) {
    const description = `Fawry takes ${FAWRY_CURRENCY} only`;
    const result = { outcome: 'refused', code: NOT_CALLED, description } as const;
    return { result, exchange: fawryExchange(asked, { notAsked: description }) };
  }
  const reply = await postCharge(fawry, body);
  const result = readCharge(reply, request, readStep);
  if (!mayExist(result)) return { result, exchange: fawryExchange(asked, loggedReply(reply)) };
  const statusReply = await getStatus(fawry, request.merchantRefNumber);
  const order = readOrder(statusReply, request.merchantRefNumber, fawry.secureKey);
  return {
    result: foundCharge(order, result, request, readStep),
    exchange: fawryExchange(asked, { ...loggedReply(reply), thenStatus: loggedReply(statusReply) }),
  };
}
