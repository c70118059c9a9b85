import { type PaymentMethod, type ProviderName, payingCode } from '@daftar/domain';
import type { CallOptions, CheckoutOutcome, CheckoutProvider } from '@daftar/sdk';
import type { CheckoutClient } from '@daftar/sdk/checkout';
import type { Attempt, Service, Session } from '../model.ts';
import { orRefusal } from '../refusal.ts';
import type { CardDetails, Customer, PayRequest, PayResult } from './pay-request.ts';

type Order = { sid: string; sessionId: string; serviceId: string; orderId: string };

/** Calls the gateway's operation for a request, and converts its response. */
export function sendPayment(
  daftar: CheckoutClient,
  { session, service }: { session: Session; service: Service },
  request: PayRequest,
  options: CallOptions,
): Promise<PayResult> {
  const { sessionId, orderId } = session;
  const order = { sid: service.sid, sessionId, serviceId: service.serviceId, orderId };
  return orRefusal(call(daftar, order, request, options));
}

async function call(
  daftar: CheckoutClient,
  order: Order,
  request: PayRequest,
  options: CallOptions,
): Promise<PayResult> {
  const { sessionId } = order;
  switch (request.way) {
    case 'reference':
    case 'qr':
    case 'push':
    case 'card':
      return callFawry(daftar, order, request, options);
    case 'paytabs': {
      const { redirect_url } = await daftar.mena.startPaytabsPayment({ sessionId }, options);
      return redirect(redirect_url);
    }
    case 'paymob': {
      const { mobileNumber: customerMobile, ...person } = request.person;
      const paymentMethod = codeOf('Paymob', request.method, ['CARD', 'WALLET']);
      const body = { ...order, ...person, customerMobile, paymentMethod };
      const returnUrl = `${location.origin}/hosted-checkout/mena/eg`;
      const { redirectLink } = await daftar.paymob.startPayment(
        paymentMethod === 'CARD' ? { ...body, returnUrl } : body,
        options,
      );
      return redirect(redirectLink);
    }
    case 'monty': {
      const { url } = await daftar.monty.startPayment({ sessionId, ...request.person }, options);
      return redirect(url);
    }
    case 'cardPage':
    case 'wallet': {
      const { name: customerName, ...customer } = request.customer;
      const paymentMethod = request.way === 'cardPage' ? 'CARD' : 'MWALLET';
      const body = { ...order, ...customer, ...(customerName && { customerName }), paymentMethod } as const;
      const cnic = request.way === 'wallet' && request.cnic ? { cnic: request.cnic } : {};
      return outcome(
        await daftar.checkout.start(providerName(request.provider), { ...body, ...cnic }, options),
      );
    }
    case 'serviceCard': {
      const body = serviceCard(order, request);
      const isEasypaisa = providerName(request.provider) === 'easypaisa';
      return outcome(
        isEasypaisa
          ? await daftar.checkout.payByEasypaisaCard(body, options)
          : await daftar.checkout.payByCard(body, options),
      );
    }
  }
}

type FawryRequest = Extract<PayRequest, { way: 'reference' | 'qr' | 'push' | 'card' }>;

async function callFawry(
  { mena }: CheckoutClient,
  order: Order,
  request: FawryRequest,
  options: CallOptions,
): Promise<PayResult> {
  const body = { ...order, ...customerOf(request.customer) };
  switch (request.way) {
    case 'reference': {
      const paymentMethod = codeOf('Fawry', 'FawryRef', ['PAYATFAWRY']);
      const response = await mena.requestReferenceNumber({ ...body, paymentMethod }, options);
      const { merchantRefNumber, referenceNumber, expirationTime: expiresAt } = response;
      return taken(response, { step: 'reference', merchantRefNumber, referenceNumber, expiresAt });
    }
    case 'qr': {
      const paymentMethod = codeOf('Fawry', 'MWallet', ['MWALLET']);
      const response = await mena.requestWalletQr({ ...body, paymentMethod }, options);
      const { merchantRefNumber, walletQr, expirationTime: expiresAt } = response;
      return taken(response, { step: 'qr', merchantRefNumber, walletQr, expiresAt });
    }
    case 'push': {
      const paymentMethod = codeOf('Fawry', 'MWallet', ['MWALLET']);
      const wallet = { debitMobileWalletNo: request.walletNumber };
      const response = await mena.requestWalletPush({ ...body, ...wallet, paymentMethod }, options);
      const { merchantRefNumber, expirationTime: expiresAt } = response;
      return taken(response, { step: 'push', merchantRefNumber, expiresAt });
    }
    case 'card': {
      const paymentMethod = codeOf('Fawry', 'Credit Card', ['CARD']);
      const path = `/checkout/mena/${encodeURIComponent(order.serviceId)}/${encodeURIComponent(order.orderId)}`;
      const card = { ...request.card, returnUrl: location.origin + path };
      const response = await mena.startCardPayment({ ...body, ...card, paymentMethod }, options);
      const { merchantRefNumber, redirectLink } = response;
      return taken(response, { step: 'redirect', merchantRefNumber, redirectLink });
    }
  }
}

const customerOf = ({ name, mobileNumber, email }: Customer) => ({
  customerName: name,
  customerMobile: mobileNumber,
  customerEmail: email,
});

/** Returns the provider's code of a method. Throws if the code is not in `known`. */
function codeOf<Code extends string>(
  provider: ProviderName,
  method: PaymentMethod,
  known: readonly Code[],
): Code {
  const code = known.find((one) => one === payingCode(provider, method));
  if (code === undefined) throw new TypeError(`${provider} has no code for ${method}`);
  return code;
}

const redirect = (redirectLink: string): PayResult => ({ attempt: { step: 'redirect', redirectLink } });

/** Fawry's errors have a status code of their own. */
function taken(
  { statusCode, statusDescription }: { statusCode: number; statusDescription?: string | undefined },
  attempt: Attempt,
): PayResult {
  return statusCode === 200 ? { attempt } : { message: statusDescription ?? '' };
}

function outcome(response: CheckoutOutcome): PayResult {
  const { orderStatus, merchantRefNumber, redirectLink, reference, expirationTime: expiresAt } = response;
  if (orderStatus === 'PAID') return { paid: true };
  if (reference) return { attempt: { ...reference, step: 'reference', expiresAt: reference.expirationTime } };
  return {
    attempt: { step: redirectLink ? 'redirect' : 'push', merchantRefNumber, redirectLink, expiresAt },
  };
}

const providers: readonly CheckoutProvider[] = [
  'fawry',
  'paytab',
  'paymob',
  'monty',
  'jazzcash',
  'easypaisa',
];

function providerName(name: string): CheckoutProvider {
  const provider = providers.find((one) => one === name.trim().toLowerCase());
  if (!provider) throw new TypeError(`Unknown provider ${name}`);
  return provider;
}

function serviceCard(order: Order, { customer, card }: { customer: Customer; card: CardDetails }) {
  const { cardNumber, cardExpiryMonth, cardExpiryYear, cvv } = card;
  const { name: nameOnCard, mobileNumber, email } = customer;
  const cardExpiry = `${cardExpiryMonth}/${cardExpiryYear}`;
  return {
    ...order,
    paymentMethod: 'CC' as const,
    cardNumber,
    cvv,
    cardExpiry,
    nameOnCard,
    mobileNumber,
    email,
  };
}
