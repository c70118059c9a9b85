import { ofPayment } from '../../src/areas/checkout/public.ts';
import { newId } from '../../src/basics/ids.ts';
import type { Gateway } from '../../src/gateway.ts';
import type { ChargeResult } from '../../src/providers/charge.ts';
import type { CallResult } from '../../src/providers/exchange.ts';
import type { ProviderStatus } from '../../src/providers/payment-status.ts';
import type { PaymentProvider } from '../../src/providers/provider.ts';
import type { RefundKeys, RefundRequest, RefundResult, RefundStatus } from '../../src/providers/refund.ts';
import { eventually } from './eventually.ts';
import { transactionOf } from './figures.ts';
import { paidPayment } from './payments.ts';
import type { Tenant, World } from './world.ts';

type Mode = 'give' | 'accept' | 'refuse' | 'giveAndLoseResponse' | 'loseRequest' | 'isUnreachable' | 'die';

const callResult = <Result>(result: Result): CallResult<Result> => ({
  result,
  exchange: { provider: 'Fawry', request: {}, response: {} },
});

/**
 * A payment provider that makes refunds in memory and responds as the test configures it. Refunds only once for each of our
 * refund ids.
 */
export class FakeProvider {
  /** How the provider handles the next refund requests. */
  mode: Mode = 'give';
  /** Whether the provider tells that it does not know a refund. Paymob, MontyPay and JazzCash cannot. */
  knowsAbsent = true;
  /** The status that the provider returns for every payment. */
  payment: ProviderStatus = { state: 'pending' };
  /** How a wallet responds to a payment request. */
  wallet: 'asks' | 'refuses' | 'is silent' = 'asks';
  /** Number of payment requests that the provider sent to wallets. */
  pushes = 0;
  /** Every refund request that the provider received, including repeated ones. */
  readonly requests: RefundRequest[] = [];
  readonly #refunds = new Map<
    string,
    { request: RefundRequest; state: 'pending' | 'succeeded' | 'failed' }
  >();

  /** Replaces all payment providers of the gateway. */
  install(gateway: Gateway): void {
    gateway.providerFor = (name) => ({ ...this.#provider(), name });
  }

  /** Ends a refund. A refund is stored as pending shortly before its provider receives it, so this waits for it. */
  async end(number: string, state: 'succeeded' | 'failed'): Promise<void> {
    const refund = await eventually(
      () => this.#refunds.get(number) ?? Promise.reject(new Error(`${number} was never asked for`)),
    );
    refund.state = state;
  }

  /** Returns the refunded sum of a payment, in minor units. */
  given(merchantRefNumber: string): bigint {
    return [...this.#refunds.values()]
      .filter(
        ({ request, state }) =>
          state === 'succeeded' && request.payment.merchantRefNumber === merchantRefNumber,
      )
      .reduce((sum, { request }) => sum + request.amount.minor, 0n);
  }

  #provider(): PaymentProvider {
    return {
      name: 'Fawry',
      charges: { push: () => Promise.resolve(callResult(this.#push())) },
      status: () => Promise.resolve({ status: this.payment, exchange: callResult('').exchange }),
      settlementFile: { headers: {}, kinds: { payment: [], refund: [] } },
      refunds: {
        gives: (method) => method !== 'FawryRef',
        partial: true,
        refund: (request) => this.#refund(request),
        refundStatus: (keys) => Promise.resolve(callResult(this.#statusOf(keys))),
      },
    };
  }

  #push(): ChargeResult {
    this.pushes += 1;
    const said = { code: '200', description: 'Sent to the phone' };
    if (this.wallet === 'refuses')
      return { ...said, code: '9938', description: 'No money', outcome: 'refused' };
    if (this.wallet === 'is silent') return { outcome: 'unknown', reason: 'timed out' };
    return {
      ...said,
      outcome: 'accepted',
      step: { kind: 'confirm' },
      expiresAt: new Date(Date.now() + 3_600_000),
    };
  }

  async #refund(request: RefundRequest): Promise<CallResult<RefundResult>> {
    const { mode } = this;
    if (mode === 'die') throw new Error('The process was killed');
    if (mode === 'loseRequest') return callResult({ outcome: 'unknown', reason: 'timed out' });
    if (mode === 'isUnreachable') return callResult({ outcome: 'unsent', reason: 'No connection' });
    this.requests.push(request);
    if (mode === 'refuse') return callResult({ outcome: 'refused', code: '9966', description: 'Too old' });
    const state = mode === 'accept' ? 'pending' : 'succeeded';
    if (!this.#refunds.has(request.refundNumber)) this.#refunds.set(request.refundNumber, { request, state });
    if (mode === 'giveAndLoseResponse') return callResult({ outcome: 'unknown', reason: 'timed out' });
    return callResult({ outcome: state, providerReference: `ref-${request.refundNumber}` });
  }

  #statusOf({ refundNumber }: RefundKeys): RefundStatus {
    const refund = this.#refunds.get(refundNumber);
    if (!refund)
      return this.knowsAbsent ? { state: 'absent' } : { state: 'unknown', reason: 'No such refund' };
    return refund.state === 'failed' ? { state: 'failed', reason: 'Refused later' } : { state: refund.state };
  }
}

/** Makes a payment by wallet, which can be refunded. Returns its transaction's id and our number of its attempt. */
export async function walletPayment(
  world: World,
  amount: number,
  tenant: Tenant = world.nile,
): Promise<{ id: string; sessionId: string; number: string }> {
  const sessionId = await paidPayment(world, amount, tenant);
  const { id } = await transactionOf(world, sessionId);
  const { db } = world.gateway;
  await db.updateTable('transactions').set({ method: 'MWallet' }).where('id', '=', id).execute();
  return { id, sessionId, number: sessionId };
}

export const refundRow = ({ gateway }: Pick<World, 'gateway'>, id: string) =>
  gateway.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Waits until a refund has a status. */
export const waitForRefund = (world: Pick<World, 'gateway'>, id: string, status: string) =>
  eventually(async () => {
    const row = await refundRow(world, id);
    if (row.status !== status) throw new Error(`${row.status}, not ${status}`);
    return row;
  });

/** Runs `work` with the gateway's clock set forward. */
export async function later(gateway: Gateway, minutes: number, work: () => Promise<unknown>): Promise<void> {
  const { now } = gateway;
  gateway.now = () => new Date(Date.now() + minutes * 60_000);
  try {
    await work();
  } finally {
    gateway.now = now;
  }
}

/** Inserts a refund of a merchant's newest payment that has not been requested from the provider. */
export async function insertRefund(
  gateway: Gateway,
  merchantId: string,
  changes: object = {},
): Promise<{ id: string }> {
  const id = newId('rfd');
  const row = await gateway.db
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', merchantId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await gateway.db
    .insertInto('refunds')
    .values({
      id,
      ...ofPayment(row),
      amount: '1.00',
      status: 'pending',
      origin: 'request',
      reason: '=1+1 returned',
      requested_by: 'Mona Hassan',
      created_at: new Date(),
      checked_at: new Date(),
      ...changes,
    })
    .execute();
  return { id };
}
