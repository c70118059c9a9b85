import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installTracing } from '../src/observe/tracing.ts';
import { send } from './support/api.ts';
import { exportedFile, startExport } from './support/exports.ts';
import { tablesWith } from './support/find-text.ts';
import { newSession, today, waitForSessionStatus } from './support/payments.ts';
import { startReceiver } from './support/receiver.ts';
import { newCarrier, newTenant, startWorld, type Tenant, unique, type World } from './support/world.ts';

const PORTAL = 'https://portal.example/welcome';
const PAID = '4242424242424242';
const DECLINED = '4222000006724235';
const EASYPAISA_PAID = '4111111111111111';
const EASYPAISA_DECLINED = '4000000000000002';
/** A CVV may also be part of another number, so the test searches for it as a field. */
const CVV = '739';
const CVV_FIELD = /cvv2?\W{1,8}739/i;
const cards = [PAID, DECLINED, EASYPAISA_PAID, EASYPAISA_DECLINED];

const spans = new InMemorySpanExporter();
const logLines: string[] = [];
let endTracing: () => Promise<void>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let world: World;
let pakistani: Tenant;

beforeAll(async () => {
  endTracing = await installTracing(new SimpleSpanProcessor({ exporter: spans }), 'daftar-test', 1);
  receiver = await startReceiver();
  world = await startWorld({
    onLogLine: (line) => logLines.push(line),
    service: { portalUrl: PORTAL, paymentMethods: ['Credit Card', 'MWallet'], notificationApi: receiver.url },
  });
  await newCarrier(world.gateway, 'easypaisa');
  pakistani = await newTenant(world.gateway, unique('Shop'), {
    ...{ country: 'Pakistan', currency: 'PKR', serviceProvider: 'easypaisa' },
    ...{ portalUrl: PORTAL, paymentMethods: ['Credit Card', 'MWallet'] },
    notificationApi: receiver.url,
  });
});

afterAll(async () => {
  await world.close();
  await receiver.close();
  await endTracing();
});

const card = (cardNumber: string) => ({ cardNumber, cvv: CVV });
const idsOf = ({ sessionId, serviceId, orderId }: Record<'sessionId' | 'serviceId' | 'orderId', string>) => ({
  sessionId,
  serviceId,
  orderId,
});

async function payAtFawry(cardNumber: string, changes: object = {}) {
  const session = await newSession(world);
  return world.asCustomer('startCardPayment', {
    body: {
      ...{ ...idsOf(session), ...card(cardNumber), paymentMethod: 'CARD', customerName: 'Nora Abdallah' },
      ...{ customerMobile: '201012345678', cardExpiryMonth: '05', cardExpiryYear: '29' },
      ...changes,
    },
  });
}

async function payAtEasypaisa(cardNumber: string, changes: object = {}) {
  const session = await newSession(world, { currency: 'PKR' }, pakistani);
  const answer = await world.asCustomer('payByEasypaisaCard', {
    body: {
      ...{ ...idsOf(session), ...card(cardNumber), paymentMethod: 'CC', nameOnCard: 'AYESHA SIDDIQUI' },
      ...{ cardExpiry: '05/29', mobileNumber: '+923001234567', email: 'ayesha@example.com' },
      ...changes,
    },
  });
  return { session, answer };
}

/** Fails when the text contains a card number or the CVV. The failure contains the place, but no part of the text. */
function expectNoCard(place: string, text: string): void {
  const found = [
    ...cards.filter((number) => text.includes(number)),
    ...(CVV_FIELD.test(text) ? ['CVV'] : []),
  ];
  expect([place, found]).toEqual([place, []]);
}

test('card payments are paid, declined and rejected, and no rejection contains card data', async () => {
  expect((await payAtFawry(PAID)).status).toBe(200);
  expect((await payAtFawry(DECLINED)).status).toBe(200);
  const { session, answer } = await payAtEasypaisa(EASYPAISA_PAID);
  expect(answer.status).toBe(200);
  await waitForSessionStatus(world, session.sessionId, 'paid');
  await receiver.waitForWebhooks(session.orderId, 1);
  expect((await payAtEasypaisa(EASYPAISA_DECLINED)).answer.status).toBe(409);
  const refused = [
    await payAtFawry(PAID, { cardExpiryMonth: '13' }),
    await payAtFawry(PAID, { customerName: '' }),
    await payAtFawry(PAID, { unknown: PAID }),
    (await payAtEasypaisa(EASYPAISA_PAID, { email: EASYPAISA_PAID })).answer,
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  for (const { text } of refused) expectNoCard('answer', text);
  const broken = `{"cardNumber":"${PAID}","cvv":"${CVV}"`;
  const answers = [
    await send(world.checkoutUrl, 'POST', '/mena/3D-secure/checkout', { body: broken }),
    await send(world.checkoutUrl, 'POST', '/mena/nowhere', { body: broken }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 404]);
  for (const { text } of answers) expectNoCard('answer', text);
});

test('a card number that a provider quotes is masked', async () => {
  const { providerFor } = world.gateway;
  const said = { code: '9938', description: `Card ${PAID} is blocked` };
  const failed = { state: 'failed', reason: said.description } as const;
  for (const result of [
    { outcome: 'refused', ...said } as const,
    { outcome: 'ended', ...said, status: failed } as const,
  ]) {
    const card = async () => ({ result, exchange: { provider: 'Fawry', request: {}, response: {} } });
    world.gateway.providerFor = (name) => {
      const provider = providerFor(name);
      return provider && { ...provider, charges: { ...provider.charges, card } };
    };
    const { status, text } = await payAtFawry(PAID);
    world.gateway.providerFor = providerFor;
    expect(status).toBe(409);
    expect(text).toContain('is blocked');
    expectNoCard('answer', text);
  }
});

test('no card number and no CVV is in logs, traces, webhooks and the database', async () => {
  const traces = spans.getFinishedSpans();
  expect([logLines.length > 0, traces.length > 0, receiver.received.length > 0]).toEqual([true, true, true]);
  expectNoCard('logs', logLines.join(''));
  for (const { name, attributes, events } of traces) {
    expectNoCard(`span ${name}`, JSON.stringify([attributes, events]));
  }
  for (const { body } of receiver.received) expectNoCard('webhook', body);
  for (const number of cards) expect(await tablesWith(world.gateway, number)).toEqual([]);
});

test.each(['checkoutLogs', 'checkoutRequests', 'transactions', 'webhookDeliveries'])(
  'no card number and no CVV is in the export of %s',
  async (list) => {
    const days = { dateFrom: today(), dateTo: today() };
    const place = { country: 'Pakistan', currency: 'PKR' };
    const filters =
      list === 'webhookDeliveries' ? {} : list === 'transactions' ? { ...days, ...place } : days;
    const { body } = await startExport(world.backofficeUrl, world.ownerToken, {
      ...{ list, filters },
      format: 'csv',
    });
    const { bytes } = await exportedFile(world.backofficeUrl, world.ownerToken, body._id);
    const text = bytes.toString();
    expect(text.split('\r\n').length).toBeGreaterThan(3);
    expectNoCard(list, text);
  },
);

test('the checkout log shows no card number and no CVV', async () => {
  const { body } = await world.asOwner('listCheckoutLogs', { body: { dateFrom: today(), dateTo: today() } });
  expect(body.data.length).toBeGreaterThan(0);
  expectNoCard('checkout logs', JSON.stringify(body.data));
});
