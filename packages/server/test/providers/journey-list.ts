import { CODE, typeAt } from '../support/customer.ts';
import type { World } from '../support/world.ts';
import type { Session } from './shops.ts';

export const PAN = '4111111111111111';
export const DECLINED = '4000000000000002';

export const ids = ({ sessionId, serviceId, orderId }: Session) => ({ sessionId, serviceId, orderId });
export const who = { firstName: 'Mariam', lastName: 'Ali', email: 'mariam@example.com' };

export interface Journey {
  provider: string;
  name: string;
  /** Starts the payment and returns the provider's page. */
  start(session: Session): Promise<string>;
  pay(page: string): Promise<void>;
  decline(page: string): Promise<void>;
  /** The status in the shop's return URL after a payment. */
  returns: string;
}

export const payCard = async (page: string, expiry = '05/29') => {
  await typeAt(page, 'card', { number: PAN, expiry, cvv: '123' });
  await typeAt(page, 'code', { code: CODE });
};
const declineCard = async (page: string) =>
  typeAt(page, 'card', { number: DECLINED, expiry: '05/29', cvv: '123' });
const wallet = (code: string) => (page: string) =>
  typeAt(page, 'wallet', { wallet: '01010101010', pin: CODE, code });

export const paymob =
  (worldOf: () => World, paymentMethod: 'CARD' | 'WALLET') => async (session: Session) => {
    const body = { ...ids(session), ...who, customerMobile: '+201001234567', paymentMethod };
    const answer = await worldOf().asCustomer('startPaymobPayment', { body });
    return (await fetch(answer.body.redirectLink)).url;
  };

/** Pays with a card at easypaisa, which has no page of its own for cards. */
export const payEasypaisaCard = (world: World, session: Session, cardNumber: string) =>
  world.asCustomer('payByEasypaisaCard', {
    body: {
      ...{ ...ids(session), paymentMethod: 'CC', cardNumber, nameOnCard: 'AYESHA SIDDIQUI' },
      ...{ cardExpiry: '05/29', cvv: '123', mobileNumber: '+923001234567', email: 'ayesha@example.com' },
    },
  });

/** Asks for a payment from a mobile account in Pakistan. */
export const startAccount = (
  world: World,
  session: Session,
  provider: string,
  mobileNumber: string,
  cnic?: string,
) =>
  world.asCustomer('startCheckout', {
    query: `?provider=${provider.toLowerCase()}`,
    body: { ...ids(session), paymentMethod: 'MWALLET', mobileNumber, ...(cnic && { cnic }) },
  });

/** Every payment on a provider's own page. Takes a function, because the list is read before the test's world exists. */
export const journeysOf = (worldOf: () => World): Journey[] => [
  {
    ...{ provider: 'Paytab', name: 'card', returns: 'PENDING' },
    start: async ({ sessionId }) =>
      (await worldOf().asCustomer('startPaytabsPayment', { body: { sessionId } })).body.redirect_url,
    ...{ pay: payCard, decline: declineCard },
  },
  {
    ...{ provider: 'Paymob', name: 'card', returns: 'SUCCESS' },
    ...{ start: paymob(worldOf, 'CARD'), pay: payCard, decline: declineCard },
  },
  {
    ...{ provider: 'Paymob', name: 'wallet', returns: 'SUCCESS' },
    ...{ start: paymob(worldOf, 'WALLET'), pay: wallet(CODE), decline: wallet('000000') },
  },
  {
    ...{ provider: 'Monty', name: 'card', returns: 'SUCCESS' },
    start: async ({ sessionId }) => {
      const body = { sessionId, ...who, mobileNumber: '971501234567' };
      return (await worldOf().asCustomer('startMontyPayment', { body })).body.url;
    },
    pay: (page) => payCard(page, '05/38'),
    decline: (page) => typeAt(page, 'card', { number: PAN, expiry: '02/38', cvv: '123' }),
  },
  {
    ...{ provider: 'JazzCash', name: 'card', returns: 'SUCCESS' },
    start: async (session) => {
      const body = { ...ids(session), mobileNumber: '923001234567', paymentMethod: 'CARD' as const };
      const answer = await worldOf().asCustomer('startCheckout', { query: '?provider=jazzcash', body });
      return (await openForm(answer.body.redirectLink ?? '')) ?? '';
    },
    ...{ pay: payCard, decline: declineCard },
  },
];

/** Opens our page with the form for a provider, and posts it as a browser does. Returns the provider's page. */
export async function openForm(address: string): Promise<string | null> {
  const answer = await fetch(address);
  if (answer.status !== 200) return null;
  const html = await answer.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const body = new URLSearchParams();
  const plain = (text: string) =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  for (const [, name = '', value = ''] of fields) body.append(name, plain(value));
  const page = await fetch(action, { method: 'POST', body, redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '/', action).href;
}
