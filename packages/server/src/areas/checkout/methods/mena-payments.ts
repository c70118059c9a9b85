import type { Language } from '@daftar/domain';
import type { Answer, Body } from '../../../contract/operation-types.ts';
import type { Gateway } from '../../../gateway.ts';
import { providerWords, stepOf } from '../responses/wire-response.ts';
import { pageAddresses } from '../sessions/page-addresses.ts';
import { assertCardsAccepted } from './assert-cards-accepted.ts';
import type { Payer } from './charge-request.ts';
import { chargeSession } from './charge-session.ts';

interface Customer {
  customerName: string;
  customerMobile: string;
  customerEmail?: string | undefined;
}

const payerOf = (
  { customerName, customerMobile, customerEmail }: Customer,
  language: Language | undefined,
): Payer => ({
  name: customerName,
  mobile: customerMobile,
  email: customerEmail,
  language,
});

/** Requests a reference number, with which the customer pays at the payment provider's counters or app. */
export async function requestReference(
  gateway: Gateway,
  body: Body<'requestReferenceNumber'>,
  language: Language | undefined,
): Promise<Answer<'requestReferenceNumber'>> {
  const { attempt, response } = await chargeSession(gateway, {
    which: body,
    way: 'reference',
    payer: payerOf(body, language),
    tried: { requestFor: body.customerMobile },
    complete: (base) => base,
  });
  return {
    type: 'ChargeResponse',
    ...providerWords(response),
    merchantRefNumber: attempt.merchant_ref_number,
    referenceNumber: stepOf(response, 'reference').referenceNumber,
    expirationTime: response.expiresAt ?? '',
  };
}

/** Requests a code that the customer scans with a wallet. */
export async function requestWalletQr(
  gateway: Gateway,
  body: Body<'requestWalletQr'>,
  language: Language | undefined,
): Promise<Answer<'requestWalletQr'>> {
  const { attempt, response } = await chargeSession(gateway, {
    which: body,
    way: 'qr',
    payer: payerOf(body, language),
    tried: { requestFor: body.customerMobile },
    complete: (base) => base,
  });
  return {
    ...providerWords(response),
    merchantRefNumber: attempt.merchant_ref_number,
    walletQr: stepOf(response, 'qr').image,
    expirationTime: response.expiresAt ?? '',
  };
}

/** Requests a wallet's owner to confirm the payment on the phone. */
export async function requestWalletPush(
  gateway: Gateway,
  body: Body<'requestWalletPush'>,
  language: Language | undefined,
): Promise<Answer<'requestWalletPush'>> {
  const { attempt, response } = await chargeSession(gateway, {
    which: body,
    way: 'push',
    payer: { ...payerOf(body, language), wallet: body.debitMobileWalletNo },
    tried: { wallet: body.debitMobileWalletNo },
    complete: (base) => ({ ...base, walletNumber: body.debitMobileWalletNo }),
  });
  return {
    ...providerWords(response),
    merchantRefNumber: attempt.merchant_ref_number,
    expirationTime: response.expiresAt ?? '',
  };
}

/** Charges a card with 3-D Secure: the customer confirms on the bank's page. */
export async function startCardPayment(
  gateway: Gateway,
  body: Body<'startCardPayment'>,
  language: Language | undefined,
): Promise<Answer<'startCardPayment'>> {
  assertCardsAccepted(gateway);
  const { cardNumber: number, cardExpiryMonth: expiryMonth, cardExpiryYear: expiryYear, cvv } = body;
  const { attempt, response } = await chargeSession(gateway, {
    which: body,
    way: 'card',
    payer: payerOf(body, language),
    tried: { card: number },
    complete: (base, opened) => ({
      ...base,
      ...pageAddresses(gateway, opened, body.returnUrl),
      card: { number, expiryMonth, expiryYear, cvv, nameOnCard: body.customerName },
    }),
  });
  return {
    ...providerWords(response),
    merchantRefNumber: attempt.merchant_ref_number,
    redirectLink: stepOf(response, 'redirect').url,
  };
}
