import { paymentProviders } from '@daftar/domain';
import { expect, test } from 'vitest';
import { adaptersAt, anyRequest, charge, keysOf, moneyOf, refundRequest } from './bench.ts';
import { atOnce, ways } from './ways.ts';

/** Every way to charge that begins with a request to the provider: a card at JazzCash begins with a form. */
const charged = [...ways, ...atOnce]
  .filter(({ name, way }) => name !== 'jazzcash' || way !== 'cardPage')
  .map(({ name, way, currency }) => [name, way, currency] as const);

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

/** A response that has the fields of a paid payment of every provider, but is about no payment of ours. */
const impostor = {
  statusCode: 200,
  orderStatus: 'PAID',
  tran_ref: 'TST0000000000000',
  tran_type: 'Sale',
  cart_id: 'another',
  cart_currency: 'KWD',
  cart_amount: '150.500',
  payment_result: { response_status: 'A' },
  redirect_url: 'javascript:alert(1)',
  client_secret: 'x',
  success: true,
  pending: false,
  status: 'settled',
  order: { number: 'another', amount: '150.500', currency: 'KWD', merchant_order_id: 'another' },
  payment_id: 'x',
  pp_ResponseCode: '000',
  pp_PaymentResponseCode: '000',
  pp_Amount: '15050',
  responseCode: '0000',
  transactionStatus: 'PAID',
  token: 'token',
  result: 'accepted',
};

const answers: [string, () => Response][] = [
  ['no JSON', json('<html>')],
  ['an empty body', json('')],
  ['null', json('null')],
  ['a text', json('"paid"')],
  ['an empty object', json({})],
  ['an empty list', json([])],
  ['a list of nonsense', json([1, null, { tran_type: 'Sale' }])],
  ['deep nesting', json(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)],
  ['600 KB', json({ padding: 'x'.repeat(600 * 1024) })],
  ['HTTP 500', json({ statusCode: 200, responseCode: '0000' }, 500)],
  ['HTTP 503', json('', 503)],
  ['HTTP 429', json({}, 429)],
  ['a redirect', json({}, 302)],
  ['an answer about another payment', json(impostor)],
  ['a list about another payment', json([impostor])],
  ['arrays in place of texts', json({ statusCode: [200], tran_ref: ['x'], pp_ResponseCode: ['000'] })],
];

const failures: [string, () => Promise<Response>][] = [
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
];

const all: [string, () => Response | Promise<Response>][] = [...answers, ...failures];

const every = charged.flatMap(([name, way, currency]) =>
  all.map(([title, answer]) => ({ name, way, currency, title, answer })),
);

test.each(every)('$name by $way: $title proves nothing', async ({ name, way, currency, answer }) => {
  const adapter = adaptersAt('http://127.0.0.1:9', 300, async () => answer()).get(name);
  if (!adapter) throw new Error('No adapter');
  const request = anyRequest(moneyOf('150.5', currency));
  expect(await charge(adapter, way, request)).toMatchObject({
    outcome: 'unknown',
    reason: expect.stringMatching(/./),
  });
  const keys = { ...keysOf(request), charge: undefined, providerReference: '1' };
  expect((await adapter.status(keys)).status).toMatchObject({ state: 'unknown' });
  const refund = refundRequest(keys, '1');
  if (!adapter.refunds || title(answer)) return;
  expect((await adapter.refunds.refund(refund)).result.outcome).toBe('unknown');
  expect((await adapter.refunds.refundStatus(refund)).result.state).toBe('unknown');
});

/** Fawry's response to a refund names no payment, so the success of another payment's refund counts as success. */
const title = (answer: unknown): boolean =>
  all.some(([name, one]) => one === answer && /another payment/.test(name));

test('a call without a response is unknown after the timeout', async () => {
  const never = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  const adapters = adaptersAt('http://127.0.0.1:9', 50, never);
  for (const [name, way, currency] of charged) {
    const adapter = adapters.get(name);
    if (!adapter) throw new Error('No adapter');
    const request = anyRequest(moneyOf('150.5', currency));
    expect((await charge(adapter, way, request)).outcome).toBe('unknown');
    expect((await adapter.status(keysOf(request))).status.state).toBe('unknown');
  }
});

test('a page of a provider must be https, without credentials', async () => {
  for (const url of [
    'javascript:alert(1)',
    'http://pay.example/x',
    'https://a:b@pay.example',
    'x'.repeat(5000),
  ]) {
    const request = anyRequest(moneyOf('150.5', 'KWD'));
    const answer = {
      tran_ref: 'TST2632500000001',
      cart_id: request.merchantRefNumber,
      cart_currency: 'KWD',
      cart_amount: '150.500',
      redirect_url: url,
    };
    const adapters = adaptersAt('https://pay.example', 300, async () => json(answer)());
    for (const name of ['paytab', 'monty']) {
      const adapter = adapters.get(name);
      if (adapter) expect((await charge(adapter, 'cardPage', request)).outcome).toBe('unknown');
    }
  }
});

const connectionError = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('connect'), { code }) });

const refunding = charged.filter(([name, way]) => name !== 'easypaisa' && way !== 'reference');

test.each(refunding)(
  'a refund at %s (%s) that finds no connection was not sent',
  async (name, _way, currency) => {
    const payment = { ...keysOf(anyRequest(moneyOf('150.5', currency))), providerReference: '1' };
    const outcomeAfter = async (code: string) => {
      const adapter = adaptersAt('http://127.0.0.1:9', 300, () => Promise.reject(connectionError(code))).get(
        name,
      );
      return (await adapter?.refunds?.refund(refundRequest(payment, '1')))?.result.outcome;
    };
    expect(await outcomeAfter('ECONNREFUSED')).toBe('unsent');
    expect(await outcomeAfter('ENOTFOUND')).toBe('unsent');
    expect(await outcomeAfter('ECONNRESET')).toBe('unknown');
  },
);

test('a refund is not sent while the breaker stops calls', async () => {
  const adapter = adaptersAt('http://127.0.0.1:9', 300, async () => json('', 503)()).get('paymob');
  const payment = { ...keysOf(anyRequest(moneyOf('150.5', 'EGP'))), providerReference: '1' };
  const outcomes = [];
  for (let call = 0; call < 11; call += 1)
    outcomes.push((await adapter?.refunds?.refund(refundRequest(payment, '1')))?.result.outcome);
  expect(outcomes).toEqual([...Array(10).fill('unknown'), 'unsent']);
});

test('a refund that PayTabs calls a duplicate may exist', async () => {
  const answer = json({ code: 4, message: 'Duplicate Request', trace: 'PMNT0402.61ED2A47' }, 400);
  const adapter = adaptersAt('http://127.0.0.1:9', 300, async () => answer()).get('paytab');
  const payment = { ...keysOf(anyRequest(moneyOf('150.5', 'KWD'))), providerReference: 'TST2632500000001' };
  expect((await adapter?.refunds?.refund(refundRequest(payment, '1')))?.result).toEqual({
    outcome: 'unknown',
    reason: 'HTTP 400, code 4',
  });
});

test('the ways to charge name every payment provider', () => {
  expect(new Set([...ways, ...atOnce].map(({ name }) => name))).toEqual(
    new Set(Object.keys(paymentProviders)),
  );
});
