import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderNotice } from '../../src/providers/notice.ts';
import type { PaymentProvider } from '../../src/providers/provider.ts';
import type { RefundRequest, RefundStatus } from '../../src/providers/refund.ts';
import { eventually } from '../support/eventually.ts';
import {
  adaptersAt,
  anyRequest,
  charge,
  keysOf,
  moneyOf,
  openProviderBench,
  type ProviderBench,
  refundRequest,
} from './bench.ts';
import { atOnce, type Way, ways } from './ways.ts';

let bench: ProviderBench;
beforeAll(async () => {
  bench = await openProviderBench(10_000, 100);
});
afterAll(() => bench.close());

/** Amounts whose charge or status gets no response. Only their calls have a short time limit, which slow machines may exceed. */
const SILENT = ['9048.00', '9058.00'];

/** Charges an amount whose whole part selects a scenario. */
async function start({ name, way, currency }: Way, amount = '150.50') {
  const provider = bench.adapter(name, SILENT.includes(amount) ? 500 : undefined);
  const request = anyRequest(moneyOf(amount, currency), bench.gatewayUrl);
  // Fawry has its own test cards.
  if (name === 'fawry') request.card = { ...request.card, number: '4242424242424242' };
  const result = await charge(provider, way, request);
  const method = way === 'card' || way === 'cardPage' ? 'Credit Card' : 'MWallet';
  const keys = { ...keysOf(request, result), method };
  const status = async () => (await provider.status(keys)).status;
  const play = (action: string) => bench.play(name, request.merchantRefNumber, action);
  bench.received.length = 0;
  return { provider, request, result, keys, status, play };
}

const notices = (provider: PaymentProvider, count: number): Promise<(ProviderNotice | undefined)[]> =>
  eventually(() => {
    expect(bench.received.length).toBeGreaterThanOrEqual(count);
    return bench.received.map((raw) => provider.readNotice?.(raw));
  });

describe.each(ways)('$name by $way', (way) => {
  test('a paid payment is reported by its status, and by its notice if the signature covers the status', async () => {
    const { provider, request, result, status, play } = await start(way);
    expect(result.outcome).toBe('accepted');
    expect(['pending', 'absent']).toContain((await status()).state);
    await play('pay');
    const paid = { state: 'paid', amount: request.amount, providerReference: expect.any(String) };
    // Some providers state what was refunded of the payment, too.
    const told = await status();
    const none = { currency: request.amount.currency, minor: 0n };
    expect(told).toEqual('refunded' in told ? { ...paid, refunded: none } : paid);
    if (!way.notifies) return;
    const [notice] = await notices(provider, 1);
    expect(notice).toMatchObject({ tellsOfRefund: false });
    // MontyPay's signature does not cover the status, and JazzCash's does not cover the fields' names.
    const isOpen = way.name === 'monty' || way.name === 'jazzcash';
    if (isOpen) expect(notice?.status.state).toBe('unknown');
    else expect(notice?.status).toEqual(paid);
    const { merchantRefNumber, charge: number } = notice ?? {};
    if (merchantRefNumber === undefined) expect(number).toBe(keysOf(request, result).charge);
    else expect(merchantRefNumber).toBe(request.merchantRefNumber);
  });

  test.each(['9008.00', '9009.00', '9010.00'])('a payment of %s fails', async (amount) => {
    const { status, play } = await start(way, amount);
    await play('pay');
    expect(await status()).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
  });

  test('an underpaid payment is reported with the paid amount', async () => {
    const { status, play } = await start(way, '9005.50');
    await play('pay');
    expect(await status()).toMatchObject({ state: 'paid', amount: moneyOf('9004.50', way.currency) });
  });

  test('a charge that the provider rejects creates no payment', async () => {
    const { result, status } = await start(way, '9040.00');
    // JazzCash refuses a wallet in its response and a card on the form's page. easypaisa's refusal shows only in the payment's
    // status.
    const outcomes = { jazzcash: way.way === 'push' ? 'ended' : 'accepted', easypaisa: 'unknown' };
    expect(result.outcome).toBe({ refused: 'refused', ...outcomes }[way.name] ?? 'refused');
    if (result.outcome === 'accepted') expect((await status()).state).toBe('absent');
  });

  test.each(['9050.00', '9048.00', '9045.00', '9043.00'])(
    'a charge of %s whose response is lost is unknown, or found by a status request',
    async (amount) => {
      const { result, status } = await start(way, amount);
      expect(['unknown', 'accepted']).toContain(result.outcome);
      expect(['pending', 'absent']).toContain((await status()).state);
    },
  );

  test('a charge that is sent again after a lost response is not rejected', async () => {
    const { provider, request } = await start(way, '9045.00');
    expect((await charge(provider, way.way, request)).outcome).not.toBe('refused');
  });

  test.each(['9054.00', '9058.00', '9055.00', '9053.00'])(
    'the status of %s, whose response cannot be used, is unknown',
    async (amount) => {
      const { status, play } = await start(way, amount);
      await play('pay');
      expect(await status()).toMatchObject({ state: 'unknown' });
    },
  );

  test('a status about another amount is not a payment of ours', async () => {
    const { request, status, play } = await start(way, '9059.00');
    await play('pay');
    const told = await status();
    if (told.state === 'paid') expect(told.amount).not.toEqual(request.amount);
    else expect(told.state).toBe('unknown');
  });

  test('a payment whose notice is lost is found by its status', async () => {
    const { status, play } = await start(way, '9001.00');
    await play('pay');
    expect((await status()).state).toBe('paid');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(bench.received).toHaveLength(0);
  });

  test('a late notice is accepted', async () => {
    const { provider, play, status } = await start(way, '9003.00');
    await play('pay');
    expect((await status()).state).toBe('paid');
    if (!way.notifies) return;
    expect(bench.received).toHaveLength(0);
    bench.clock.now = new Date(bench.clock.now.getTime() + 30_000);
    const [notice] = await notices(provider, 1);
    expect(notice).toMatchObject({ tellsOfRefund: false });
  });

  test.runIf(way.notifies)('a notice that is sent twice has one deduplication key', async () => {
    const { provider, play } = await start(way, '9002.00');
    await play('pay');
    const [one, other] = await notices(provider, 2);
    expect(one?.dedupeKey).toBe(other?.dedupeKey);
  });

  test.runIf(way.notifies)('a forged notice is rejected', async () => {
    const { provider, play } = await start(way, '9004.00');
    await play('pay');
    const [forged, real] = await notices(provider, 2);
    expect(forged).toBeUndefined();
    expect(real).toBeDefined();
  });

  test.runIf(way.notifies)(
    'an older notice that arrives after the paid one does not report a failure',
    async () => {
      const { provider, play, status } = await start(way, '9007.00');
      await play('pay');
      const [, older] = await notices(provider, 2);
      expect(['pending', 'unknown']).toContain(older?.status.state);
      expect((await status()).state).toBe('paid');
    },
  );

  test('a payment that was cancelled or expired is not paid', async () => {
    for (const action of ['cancel', 'expire']) {
      const { status, play } = await start(way);
      await play(action);
      expect(['failed', 'expired', 'absent']).toContain((await status()).state);
    }
  });
});

const refunding = ways.filter(({ name, way }) => way !== 'reference' && name !== 'easypaisa');

describe.each(refunding)('refunds: $name by $way', (way) => {
  async function paid(amount: string) {
    const started = await start(way, amount);
    await started.play('pay');
    const told = await started.status();
    if (told.state !== 'paid') throw new Error(`Not paid: ${told.state}`);
    const { refunds } = started.provider;
    if (!refunds) throw new Error('No refunds');
    const keys = { ...started.keys, providerReference: told.providerReference };
    return { ...started, refunds, keys };
  }

  test('a refund of the whole payment succeeds, and its status reports it', async () => {
    const { refunds, keys } = await paid('150.50');
    const request = refundRequest(keys, '150.50');
    const { result } = await refunds.refund(request);
    expect(result.outcome).toBe(way.name === 'monty' ? 'pending' : 'succeeded');
    const providerReference = 'providerReference' in result ? result.providerReference : undefined;
    const { result: told } = await refunds.refundStatus({ ...request, providerReference });
    expect(stateOf(told, request)).toBe('succeeded');
  });

  test('two partial refunds succeed, and a third that exceeds the rest is rejected', async () => {
    const { refunds, keys } = await paid('150.50');
    const outcomes = ['succeeded', 'pending'];
    const first = (await refunds.refund(refundRequest(keys, '50.25'))).result;
    expect(outcomes).toContain(first.outcome);
    const second = (await refunds.refund(refundRequest(keys, '100', '50.25'))).result;
    expect(outcomes).toContain(second.outcome);
    expect((await refunds.refund(refundRequest(keys, '0.50', '150.25'))).result.outcome).toBe('refused');
  });

  test('a refund that the provider rejects has the outcome refused and a code', async () => {
    const { refunds, keys } = await paid('9011.00');
    const { result } = await refunds.refund(refundRequest(keys, '9011.00'));
    expect(result).toMatchObject({ outcome: 'refused', code: expect.stringMatching(/./) });
  });

  test('a notice of a refund reports a refund, and never a paid payment', async () => {
    const { provider, refunds, keys } = await paid('150.50');
    await notices(provider, 1);
    await refunds.refund(refundRequest(keys, '50.25'));
    const notice = (await notices(provider, 2))[1];
    // JazzCash's notices do not contain whether they are about a refund.
    if (way.name !== 'jazzcash') expect(notice).toMatchObject({ tellsOfRefund: true });
    if (notice?.tellsOfRefund) expect(notice.status.state).not.toBe('paid');
  });
});

/** Returns the state of a payment's only refund. Some providers state the refunded total instead. */
const stateOf = (told: RefundStatus, { amount }: Pick<RefundRequest, 'amount'>): string => {
  if (told.state !== 'stated') return told.state;
  return told.refunded.minor >= amount.minor ? 'succeeded' : 'pending';
};

test.each(ways.filter(({ name }) => name === 'paytab' || name === 'paymob' || name === 'monty'))(
  'a waiting refund at $name is pending until it is finished',
  async (way) => {
    const { provider, keys, play, status } = await start(way, '9012.00');
    await play('pay');
    const told = await status();
    const providerReference = told.state === 'paid' ? told.providerReference : '';
    const request = refundRequest({ ...keys, providerReference }, '9012.00');
    const result = (await provider.refunds?.refund(request))?.result;
    expect(result?.outcome).toBe('pending');
    const number = result && 'providerReference' in result ? result.providerReference : undefined;
    const ask = async () => {
      const told = await provider.refunds?.refundStatus({ ...request, providerReference: number });
      return told && stateOf(told.result, request);
    };
    expect(await ask()).toBe('pending');
    await play('finish');
    expect(await ask()).toBe('succeeded');
  },
);

describe.each(atOnce)('$name by $way, decided at once', (way) => {
  test.each([
    ['150.50', 'paid'],
    ['9008.00', 'failed'],
    ['9009.00', 'failed'],
    ['9010.00', 'failed'],
  ])('a charge of %s is %s', async (amount, state) => {
    const { result, status } = await start(way, amount);
    expect(result).toMatchObject({ outcome: 'ended', status: { state } });
    expect((await status()).state).toBe(state);
  });

  test.each(['9050.00', '9048.00', '9045.00', '9043.00', '9054.00', '9058.00', '9055.00', '9053.00'])(
    'a response to %s that is lost or cannot be used leaves the outcome unknown',
    async (amount) => {
      const { result } = await start(way, amount);
      expect(result.outcome).toBe('unknown');
    },
  );
});

/** The ways to charge and the providers that the tests above use, by capability. */
const capabilities = {
  charges: [...ways, ...atOnce].map(({ name, way }) => `${name} ${way}`),
  notices: ways.flatMap(({ name, notifies }) => (notifies ? name : [])),
  refunds: refunding.map(({ name }) => name),
};

test('these tests use every capability of every adapter', () => {
  for (const [name, provider] of adaptersAt('http://127.0.0.1:9', 100)) {
    const charges = Object.keys(provider.charges).map((way) => `${name} ${way}`);
    expect(capabilities.charges.filter((one) => one.startsWith(`${name} `)).sort()).toEqual(charges.sort());
    expect(capabilities.notices.includes(name)).toBe(provider.readNotice !== undefined);
    expect(capabilities.refunds.includes(name)).toBe(provider.refunds !== undefined);
  }
});
