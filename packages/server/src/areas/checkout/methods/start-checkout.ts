import type { Language } from '@daftar/domain';
import { hasBasicCredentials } from '../../../access/has-basic-credentials.ts';
import { conflict, invalid, unauthorised } from '../../../basics/problems.ts';
import type { Answer, Body } from '../../../contract/operation-types.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ChargeWay } from '../../../providers/charge.ts';
import type { Charged } from '../responses/stored-response.ts';
import { pageAddresses } from '../sessions/page-addresses.ts';
import { assertCardsAccepted } from './assert-cards-accepted.ts';
import { type ChargeOrder, chargeSession } from './charge-session.ts';
import { checkoutOutcome } from './checkout-outcome.ts';
import { chargeOnPage } from './page-payments.ts';

type Start = Body<'startCheckout'>;

/**
 * The ways to pay without a card number in the request. If the request does not choose one, the first that the payment
 * provider supports is used.
 */
const WAYS = ['push', 'reference', 'cardPage', 'walletPage'] as const satisfies ChargeWay[];
type Way = (typeof WAYS)[number];

const WAY_OF: Readonly<Record<NonNullable<Start['paymentMethod']>, Way>> = {
  MWALLET: 'push',
  PAYATFAWRY: 'reference',
  CARD: 'cardPage',
  WALLET: 'walletPage',
};

/** Starts a payment at a payment provider, which must be the service's own. */
export async function startCheckout(
  gateway: Gateway,
  provider: string,
  body: Start,
  language: Language | undefined,
): Promise<Answer<'startCheckout'>> {
  const charges = gateway.providerFor(provider)?.charges;
  if (!charges) throw conflict('unknown-provider');
  const way = body.paymentMethod ? WAY_OF[body.paymentMethod] : WAYS.find((one) => charges[one]);
  if (!way) throw invalid('checkout.method', {}, 'paymentMethod');
  return checkoutOutcome(
    gateway,
    await charge(gateway, way, { which: { ...body, provider }, body, language }),
  );
}

interface StartOrder {
  which: ChargeOrder<Way>['which'];
  body: Start;
  language: Language | undefined;
}

function charge(gateway: Gateway, way: Way, { which, body, language }: StartOrder): Promise<Charged> {
  const { mobileNumber: mobile, customerName: name = '', email, cnic } = body;
  const order = { which, payer: { name, mobile, email, language } };
  switch (way) {
    case 'push':
      return chargeSession(gateway, {
        ...order,
        // The identity card's digits are not stored, so a request with them cannot be sent again.
        payer: cnic === undefined ? { ...order.payer, wallet: mobile } : order.payer,
        tried: { wallet: mobile },
        way,
        complete: (base) => ({ ...base, walletNumber: mobile, cnic }),
      });
    case 'reference':
      return chargeSession(gateway, {
        ...order,
        tried: { requestFor: mobile },
        way,
        complete: (base) => base,
      });
    default:
      return chargeOnPage(gateway, { ...order, way, returnUrl: body.returnUrl });
  }
}

/** Charges a card at the service's payment provider. With `provider`, throws 409 if the service has another one. */
export async function payByCard(
  gateway: Gateway,
  body: Body<'payByCard'>,
  language: Language | undefined,
  provider?: string,
): Promise<Answer<'payByCard'>> {
  assertCardsAccepted(gateway);
  const { cardNumber: number, cvv, nameOnCard, mobileNumber: mobile, email } = body;
  const [expiryMonth = '', expiryYear = ''] = body.cardExpiry.split('/');
  const charged = await chargeSession(gateway, {
    which: { ...body, provider },
    way: 'card',
    payer: { name: nameOnCard, mobile, email, language },
    tried: { card: number },
    complete: (base, opened) => ({
      ...base,
      ...pageAddresses(gateway, opened, body.returnUrl),
      card: { number, expiryMonth, expiryYear, cvv, nameOnCard },
    }),
  });
  return checkoutOutcome(gateway, charged);
}

/** Charges a card at easypaisa. If the installation has configured Basic credentials, any that are sent must match them. */
export function payByEasypaisaCard(
  gateway: Gateway,
  body: Body<'payByEasypaisaCard'>,
  { headers, language }: { headers: { authorization?: string | undefined }; language: Language | undefined },
): Promise<Answer<'payByEasypaisaCard'>> {
  const { easypaisaBasic } = gateway.settings;
  const isSent = headers.authorization !== undefined && easypaisaBasic !== undefined;
  if (isSent && !hasBasicCredentials(easypaisaBasic, headers))
    throw unauthorised('Invalid-Token', 'This basic authorization is not known');
  return payByCard(gateway, body, language, 'easypaisa');
}
