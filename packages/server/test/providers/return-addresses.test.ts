import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE, leave, typeAt } from '../support/customer.ts';
import { newSession } from '../support/payments.ts';
import { newCarrier, newTenant, startWorld, unique, type World } from '../support/world.ts';
import { type Journey, journeysOf } from './journey-list.ts';
import { PORTAL, places, type Session } from './shops.ts';

const REDIRECT = 'https://shop.example/thanks?cart=7';
const MESSAGE = 'Merchant&#39;s welcome page not configured';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  for (const provider of Object.keys(places)) await newCarrier(world.gateway, provider);
});
afterAll(() => world.close());

/** Creates a session in a new shop at a provider, whose service has this portalUrl. */
async function order(
  provider: string,
  portalUrl: string | undefined,
  changes: object = {},
): Promise<Session> {
  const place = places[provider];
  const service = {
    ...place,
    serviceProvider: provider,
    paymentMethods: ['Credit Card', 'MWallet'] as ['Credit Card', 'MWallet'],
    ...(portalUrl !== undefined && { portalUrl }),
  };
  const tenant = await newTenant(world.gateway, unique('Shop'), service);
  return newSession(world, { currency: place?.currency, ...changes }, tenant);
}

/** Pays, and returns the response to the customer who comes back from the provider. */
async function payAndReturn({ start, pay }: Journey, session: Session): Promise<Response> {
  const page = await start(session);
  await pay(page);
  return leave(page);
}

const journeys = journeysOf(() => world);
const addressOf = (back: Response) => new URL(back.headers.get('location') ?? '');

test.each(journeys)(
  '$name at $provider returns to the portalUrl when the session has a redirectUrl, too',
  async (journey) => {
    const session = await order(journey.provider, PORTAL, { redirectUrl: REDIRECT });
    const back = await payAndReturn(journey, session);
    expect(back.status).toBe(303);
    expect(addressOf(back).href.startsWith(`${PORTAL}?`)).toBe(true);
  },
);

test.each(journeys)(
  '$name at $provider returns to the redirectUrl when the service has no portalUrl',
  async (journey) => {
    const session = await order(journey.provider, undefined, { redirectUrl: REDIRECT });
    const back = await payAndReturn(journey, session);
    expect(back.status).toBe(303);
    const address = addressOf(back);
    expect(address.origin + address.pathname).toBe('https://shop.example/thanks');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ cart: '7', status: journey.returns, orderId: session.orderId },
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  },
);

test.each(journeys)(
  '$name at $provider without an address shows a link to the payment’s own page',
  async (journey) => {
    const session = await order(journey.provider, undefined);
    const back = await payAndReturn(journey, session);
    expect(back.status).toBe(409);
    const html = await back.text();
    expect(html).toContain(`<h1>${MESSAGE}</h1>`);
    expect(html).toContain(`<a href="${session.url}">Show the payment</a>`);
  },
);

test('a browser that only knows an order’s number learns neither its redirectUrl nor its session', async () => {
  const [own, other] = [
    await order('Paytab', undefined),
    await order('Paytab', undefined, { redirectUrl: REDIRECT }),
  ];
  const path = `/checkout/mena/paytab/redirect/${other.serviceId}/${other.orderId}`;
  const plain = await fetch(`${world.checkoutUrl}${path}`, { redirect: 'manual' });
  const paytabs = journeys.find(({ provider }) => provider === 'Paytab');
  const page = (await paytabs?.start(own)) ?? '';
  await typeAt(page, 'card', { number: '4111111111111111', expiry: '05/29', cvv: '123' });
  await typeAt(page, 'code', { code: CODE });
  const form = await (await fetch(page)).text();
  const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  // A signed form, but of another payment.
  const body = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, plainText(value)]),
  );
  const signed = await fetch(`${world.checkoutUrl}${path}`, { method: 'POST', body, redirect: 'manual' });
  for (const answer of [plain, signed]) {
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(MESSAGE);
    expect(html).not.toContain(other.sessionId);
    expect(html).not.toContain('shop.example');
  }
});

const plainText = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test('a browser that only knows an order gets no signature, and the customer with our reference number does', async () => {
  const session = await order('Paytab', PORTAL);
  const paytabs = journeys.find(({ provider }) => provider === 'Paytab');
  await paytabs?.start(session);
  const path = `${world.checkoutUrl}/checkout/mena/paytab/redirect/${session.serviceId}/${session.orderId}`;
  const guessed = addressOf(await fetch(path, { redirect: 'manual' }));
  expect(Object.fromEntries(guessed.searchParams)).toEqual({ status: 'PENDING', orderId: session.orderId });
  const { merchant_ref_number: number } = await world.gateway.db
    .selectFrom('payment_attempts')
    .select('merchant_ref_number')
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  const known = addressOf(await fetch(`${path}?merchantRefNumber=${number}`, { redirect: 'manual' }));
  expect(known.searchParams.get('signature')).toMatch(/^[0-9a-f]{64}$/);
  const others = await order('Paytab', PORTAL);
  const other = `${world.checkoutUrl}/checkout/mena/paytab/redirect/${others.serviceId}/${others.orderId}`;
  const foreign = addressOf(await fetch(`${other}?merchantRefNumber=${number}`, { redirect: 'manual' }));
  expect(foreign.searchParams.has('signature')).toBe(false);
});

test.each(['Paytab', 'JazzCash'])(
  '%s returns to an order whose encoded slash was decoded on the way',
  async (name) => {
    const session = await order(name, PORTAL, { orderId: `NB/${unique('7').replaceAll(' ', '-')}` });
    const journey = journeys.find(({ provider }) => provider === name);
    if (!journey) throw new Error('No journey');
    const page = await journey.start(session);
    await journey.pay(page);
    const form = await (await fetch(page)).text();
    const action = plainText(/action="([^"]*)"/.exec(form)?.[1] ?? '').replaceAll('%2F', '/');
    const fields = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const body = new URLSearchParams(
      fields.map(([, field = '', value = '']): [string, string] => [field, plainText(value)]),
    );
    expect(action).toContain(`/${session.orderId}`);
    const back = await fetch(action, { method: 'POST', body, redirect: 'manual' });
    expect(back.status).toBe(303);
    expect(addressOf(back).searchParams.get('orderId')).toBe(session.orderId);
  },
);

test('a posted form without a signature, or for no payment, gets 401', async () => {
  const session = await order('JazzCash', PORTAL);
  const journey = journeys.find(({ provider }) => provider === 'JazzCash');
  await journey?.start(session);
  const { merchant_ref_number: number } = await world.gateway.db
    .selectFrom('payment_attempts')
    .select('merchant_ref_number')
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  const path = `${world.checkoutUrl}/checkout/mena/${session.serviceId}/${session.orderId}`;
  const body = new URLSearchParams({
    pp_TxnRefNo: `T${number}`,
    pp_ResponseCode: '000',
    pp_SecureHash: '00',
  });
  for (const query of [`?merchantRefNumber=${number}`, '?merchantRefNumber=1', '']) {
    const { status } = await fetch(path + query, { method: 'POST', body, redirect: 'manual' });
    expect(status, query).toBe(401);
  }
});
