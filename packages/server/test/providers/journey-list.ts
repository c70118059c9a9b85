import { CODE, typeAt } from '../support/customer.ts';
import { newSession } from '../support/payments.ts';
import { newCarrier, newTenant, type Tenant, unique, type World } from '../support/world.ts';

export const PAN = '4111111111111111';
export const DECLINED = '4000000000000002';

/** A country and currency of each provider. */
export const places: Record<string, { country: string; currency: string }> = {
  Paytab: { country: 'United Arab Emirates', currency: 'AED' },
  Paymob: { country: 'Egypt', currency: 'EGP' },
  Monty: { country: 'United Arab Emirates', currency: 'AED' },
  JazzCash: { country: 'Pakistan', currency: 'PKR' },
  easypaisa: { country: 'Pakistan', currency: 'PKR' },
};

export const PORTAL = 'https://portal.example/welcome';

export type Session = Awaited<ReturnType<typeof newSession>>;

/** Opens a shop at each provider, and returns a function that creates a session there. */
export async function openShops(world: World) {
  const shops = new Map<string, Tenant>();
  for (const [serviceProvider, place] of Object.entries(places)) {
    await newCarrier(world.gateway, serviceProvider);
    const service = {
      ...place,
      serviceProvider,
      portalUrl: PORTAL,
      paymentMethods: ['Credit Card', 'MWallet'],
    };
    shops.set(serviceProvider, await newTenant(world.gateway, unique('Shop'), service));
  }
  const customer = { msisdn: '971501234567', email: 'mariam@example.com', name: 'Mariam Ali' };
  return (provider: string, changes: object = {}): Promise<Session> =>
    newSession(world, { currency: places[provider]?.currency, ...customer, ...changes }, shops.get(provider));
}

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
