import type { Language } from '@daftar/domain';
import { Problem, unavailable } from '../../../basics/problems.ts';
import type { Answer, Body } from '../../../contract/operation-types.ts';
import type { Gateway } from '../../../gateway.ts';
import type { ChargeRequest, PageRequest } from '../../../providers/charge.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import type { Charged } from '../responses/stored-response.ts';
import { stepOf } from '../responses/wire-response.ts';
import { pageAddresses } from '../sessions/page-addresses.ts';
import { type ChargeOrder, chargeSession } from './charge-session.ts';
import { splitName } from './split-name.ts';

type PageOrder = Omit<ChargeOrder<'cardPage'>, 'way' | 'tried' | 'complete'> & {
  way: 'cardPage' | 'walletPage';
  firstName?: string;
  lastName?: string;
  returnUrl?: string | undefined;
};

/** Starts a payment on the payment provider's own page. */
export function chargeOnPage(gateway: Gateway, order: PageOrder): Promise<Charged> {
  return chargeSession(gateway, {
    ...order,
    tried: { requestFor: order.payer.mobile },
    complete: (base: ChargeRequest, opened: OpenedAttempt): PageRequest => {
      const [first, last] = splitName(base.customerName);
      return {
        ...base,
        ...pageAddresses(gateway, opened, order.returnUrl),
        customerFirstName: order.firstName ?? first,
        customerLastName: order.lastName ?? last,
      };
    },
  });
}

/** Starts a payment at PayTabs; the customer is the session's. */
export async function startPaytabsPayment(
  gateway: Gateway,
  { sessionId }: Body<'startPaytabsPayment'>,
  language: Language | undefined,
): Promise<Answer<'startPaytabsPayment'>> {
  const { response } = await chargeOnPage(gateway, {
    which: { sessionId, provider: 'Paytab' },
    way: 'cardPage',
    payer: { name: '', mobile: '', language },
  });
  return { redirect_url: stepOf(response, 'redirect').url };
}

/** Starts a payment by card or wallet at Paymob. */
export async function startPaymobPayment(
  gateway: Gateway,
  body: Body<'startPaymobPayment'>,
  language: Language | undefined,
): Promise<Answer<'startPaymobPayment'>> {
  const { firstName, lastName, customerMobile, email } = body;
  const isCard = body.paymentMethod === 'CARD';
  const { response } = await chargeOnPage(gateway, {
    which: { ...body, provider: 'Paymob' },
    way: isCard ? 'cardPage' : 'walletPage',
    payer: { name: `${firstName} ${lastName}`, mobile: customerMobile, email, language },
    firstName,
    lastName,
    returnUrl: isCard ? body.returnUrl : undefined,
  });
  return { redirectLink: stepOf(response, 'redirect').url };
}

/** Starts a payment at MontyPay. */
export async function startMontyPayment(
  gateway: Gateway,
  { sessionId, firstName, lastName, mobileNumber, email }: Body<'startMontyPayment'>,
  language: Language | undefined,
): Promise<Answer<'startMontyPayment'>> {
  const { response } = await chargeOnPage(gateway, {
    which: { sessionId, provider: 'Monty' },
    way: 'cardPage',
    payer: { name: `${firstName} ${lastName}`, mobile: mobileNumber, email, language },
    firstName,
    lastName,
  }).catch(montyFailed);
  return { url: stepOf(response, 'redirect').url };
}

/**
 * If MontyPay does not respond, or its response has no page to go to, replaces the error by the message of the checkout
 * specification, section 8. If it declines the payment, the error keeps its words.
 */
function montyFailed(error: unknown): never {
  const isSilent = error instanceof Problem && error.errors[0]?.code === 'checkout.providerSilent';
  throw isSilent ? unavailable('checkout.montyFailed', {}, error.retryAfter ?? 2) : error;
}
