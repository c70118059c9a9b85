import { paymentProviders, providerOf } from '@daftar/domain';
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
      const paymentMethod = paymentProviders.paymob.codes[request.method];
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

const { codes } = paymentProviders.fawry;

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
      const paymentMethod = codes.FawryRef;
      const response = await mena.requestReferenceNumber({ ...body, paymentMethod }, options);
      const { merchantRefNumber, referenceNumber, expirationTime: expiresAt } = response;
      return taken(response, { step: 'reference', merchantRefNumber, referenceNumber, expiresAt });
    }
    case 'qr': {
      const paymentMethod = codes.MWallet;
      const response = await mena.requestWalletQr({ ...body, paymentMethod }, options);
      const { merchantRefNumber, walletQr, expirationTime: expiresAt } = response;
      return taken(response, { step: 'qr', merchantRefNumber, walletQr, expiresAt });
    }
    case 'push': {
      const paymentMethod = codes.MWallet;
      const wallet = { debitMobileWalletNo: request.walletNumber };
      const response = await mena.requestWalletPush({ ...body, ...wallet, paymentMethod }, options);
      const { merchantRefNumber, expirationTime: expiresAt } = response;
      return taken(response, { step: 'push', merchantRefNumber, expiresAt });
    }
    case 'card': {
      const paymentMethod = codes['Credit Card'];
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

function providerName(name: string): CheckoutProvider {
  const provider = providerOf(name);
  if (!provider) throw new TypeError(`Unknown provider ${name}`);
  return provider.key;
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
