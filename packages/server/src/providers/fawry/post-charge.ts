import { fawryCardMessage, fawryChargeMessage, toDecimalString, toMajorNumber } from '@daftar/domain';
import { callProvider, type ProviderReply } from '../call-provider.ts';
import type { CardRequest, ChargeRequest, PushRequest } from '../charge.ts';
import { FAWRY_CURRENCY } from './fawry-amount.ts';
import type { FawryConnection } from './fawry-config.ts';
import { fawrySignature } from './fawry-signature.ts';
import { nationalMobile } from './national-mobile.ts';

type Body = Record<string, unknown>;

/** Limit of a response's size: a QR image of 256 KB in base64, and the fields around it. */
const MOST_BYTES = 512 * 1024;

export const chargeUrl = (fawry: FawryConnection): string =>
  `${fawry.baseUrl}/ECommerceWeb/Fawry/payments/charge`;

/** Returns the signed body of a charge by reference number (PAYATFAWRY) or by QR (MWALLET). */
export function chargeBody(
  request: ChargeRequest,
  paymentMethod: 'PAYATFAWRY' | 'MWALLET',
  fawry: FawryConnection,
): Body {
  const message = fawryChargeMessage(signedPart(request, paymentMethod, fawry), fawry.secureKey);
  return { ...commonPart(request, paymentMethod, fawry), signature: fawrySignature(message) };
}

/** Returns the signed body of a push payment (R2P), which a wallet's owner confirms. */
export function pushBody(request: PushRequest, fawry: FawryConnection): Body {
  const debitMobileWalletNo = nationalMobile(request.walletNumber);
  const signed = { ...signedPart(request, 'MWALLET', fawry), debitMobileWalletNo };
  const signature = fawrySignature(fawryChargeMessage(signed, fawry.secureKey));
  return { ...commonPart(request, 'MWALLET', fawry), debitMobileWalletNo, signature };
}

/** Returns the signed body of a card payment with 3-D Secure. It contains the card: never store or log it. */
export function cardBody(request: CardRequest, fawry: FawryConnection): Body {
  const { card, returnUrl } = request;
  const { expiryYear, expiryMonth, cvv, number: cardNumber } = card;
  const signed = {
    ...signedPart(request, 'CARD', fawry),
    cardNumber,
    expiryYear,
    expiryMonth,
    cvv,
    returnUrl,
  };
  return {
    ...commonPart(request, 'CARD', fawry),
    cardNumber,
    cardExpiryYear: expiryYear,
    cardExpiryMonth: expiryMonth,
    cvv,
    nameOnCard: card.nameOnCard,
    enable3DS: true,
    authCaptureModePayment: false,
    returnUrl,
    signature: fawrySignature(fawryCardMessage(signed, fawry.secureKey)),
  };
}

function signedPart(request: ChargeRequest, paymentMethod: string, { merchantCode }: FawryConnection) {
  const { merchantRefNumber: merchantRefNum, customerProfileId } = request;
  return {
    merchantCode,
    merchantRefNum,
    customerProfileId,
    paymentMethod,
    amount: toDecimalString(request.amount),
  };
}

/** The unsigned fields of every charge, with one item for the whole amount. */
function commonPart(request: ChargeRequest, paymentMethod: string, fawry: FawryConnection): Body {
  const { merchantRefNumber: merchantRefNum, description } = request;
  const price = toMajorNumber(request.amount);
  return {
    merchantCode: fawry.merchantCode,
    merchantRefNum,
    customerProfileId: request.customerProfileId,
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
  };
}

export function postCharge(fawry: FawryConnection, body: Body): Promise<ProviderReply> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return callProvider(chargeUrl(fawry), init, { ...fawry, maxBytes: MOST_BYTES });
}
