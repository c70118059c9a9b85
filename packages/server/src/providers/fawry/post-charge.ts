import { fawryChargeMessage, toDecimalString, toMajorNumber } from '@daftar/domain';
import { callProvider, type ProviderReply } from '../call-provider.ts';
import type { ReferenceRequest } from '../provider.ts';
import { FAWRY_CURRENCY } from './fawry-amount.ts';
import type { FawryConnection } from './fawry-config.ts';
import { fawrySignature } from './fawry-signature.ts';
import { nationalMobile } from './national-mobile.ts';

const paymentMethod = 'PAYATFAWRY';

export const chargeUrl = (fawry: FawryConnection): string =>
  `${fawry.baseUrl}/ECommerceWeb/Fawry/payments/charge`;

/** Returns the signed body of the charge, with one item for the whole amount. */
export function chargeBody(
  request: ReferenceRequest,
  { merchantCode, secureKey }: FawryConnection,
): Record<string, unknown> {
  const { merchantRefNumber: merchantRefNum, customerProfileId, description } = request;
  const price = toMajorNumber(request.amount);
  const amount = toDecimalString(request.amount);
  return {
    merchantCode,
    merchantRefNum,
    customerProfileId,
    customerName: request.customerName,
    customerMobile: nationalMobile(request.customerMobile),
    customerEmail: request.customerEmail,
    paymentMethod,
    amount: price,
    currencyCode: FAWRY_CURRENCY,
    language: 'en-gb',
    description,
    paymentExpiry: request.expiresAt.getTime(),
    chargeItems: [{ itemId: merchantRefNum, description, price, quantity: 1 }],
    signature: fawrySignature(
      fawryChargeMessage(
        { merchantCode, merchantRefNum, customerProfileId, paymentMethod, amount },
        secureKey,
      ),
    ),
  };
}

/** Sends the charge to Fawry. */
export function postCharge(fawry: FawryConnection, body: Record<string, unknown>): Promise<ProviderReply> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  return callProvider(chargeUrl(fawry), { method: 'POST', headers, body: JSON.stringify(body) }, fawry);
}
