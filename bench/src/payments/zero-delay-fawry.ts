import { createHash } from 'node:crypto';
import { fawryNotificationMessage } from '@daftar/domain';
import { type Listening, listen } from '../tools/listen.ts';

const NINE_DIGITS = 100_000_000;
let last = NINE_DIGITS;

/** Returns Fawry's response to a charge by reference number. */
export function chargeResponse(body: string): object {
  const { merchantRefNum, amount, paymentExpiry } = JSON.parse(body) as Record<string, unknown>;
  last += 1;
  return {
    type: 'ChargeResponse',
    referenceNumber: String(last),
    merchantRefNumber: merchantRefNum,
    orderAmount: amount,
    paymentAmount: amount,
    fawryFees: 0,
    paymentMethod: 'PAYATFAWRY',
    orderStatus: 'NEW',
    expirationTime: paymentExpiry,
    statusCode: 200,
    statusDescription: 'Operation done successfully',
  };
}

/** A payment provider that stores nothing and responds to each charge at once, so that only the product's own time is measured. */
export const zeroDelayFawry = (): Promise<Listening> =>
  listen((body, _request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(chargeResponse(body)));
  });

/** Returns the signed notice that Fawry sends about a paid reference. */
export function paidNotice(
  { referenceNumber, merchantRefNumber }: { referenceNumber: string; merchantRefNumber: string },
  amount: number,
  secureKey: string,
): object {
  const signed = {
    fawryRefNumber: referenceNumber,
    merchantRefNumber,
    orderStatus: 'PAID',
    paymentMethod: 'PAYATFAWRY',
    paymentRefrenceNumber: referenceNumber.slice(-6),
  };
  const amounts = { paymentAmount: amount.toFixed(2), orderAmount: amount.toFixed(2) };
  const message = fawryNotificationMessage({ ...signed, ...amounts }, secureKey);
  return {
    requestId: merchantRefNumber,
    ...signed,
    paymentAmount: amount,
    orderAmount: amount,
    messageSignature: createHash('sha256').update(message).digest('hex'),
  };
}
