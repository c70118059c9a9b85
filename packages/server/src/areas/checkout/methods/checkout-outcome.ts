import type { Answer } from '../../../contract/operation-types.ts';
import type { Gateway } from '../../../gateway.ts';
import { present } from '../../../records/present.ts';
import { isEnded } from '../attempts/check-attempt.ts';
import type { Charged } from '../responses/stored-response.ts';
import { returnAddress } from '../sessions/return-address.ts';
import { ORDER_STATUS } from '../status/order-status.ts';
import { findServiceById } from '../store.ts';

/** Returns the state of a payment that was just started, as the response that `startCheckout` and the card operations share. */
export async function checkoutOutcome(
  gateway: Gateway,
  { session, attempt, response }: Charged,
): Promise<Answer<'startCheckout'>> {
  const { step, expiresAt } = response;
  const service = isEnded(attempt) ? await findServiceById(gateway.db, session.service_id) : undefined;
  const address = service && (await returnAddress(gateway, gateway.db, session, service, attempt));
  return {
    orderStatus: ORDER_STATUS[attempt.status],
    merchantRefNumber: attempt.merchant_ref_number,
    responseCode: response.code.slice(0, 20),
    responseDescription: response.description,
    ...(step?.kind === 'redirect' && { redirectLink: step.url }),
    ...(step?.kind === 'reference' && {
      reference: {
        referenceNumber: step.referenceNumber,
        merchantRefNumber: attempt.merchant_ref_number,
        expirationTime: expiresAt ?? '',
      },
    }),
    ...(step?.kind === 'confirm' && present('expirationTime', expiresAt)),
    ...present('returnUrl', address ?? null),
  };
}
