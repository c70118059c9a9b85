import { setTimeout as sleep } from 'node:timers/promises';
import type { Entrance } from './entrance.ts';

const GIVE_UP_MS = 90_000;
const PAUSE_MS = 250;
/** One payment in this many is watched: a page that is connected to another process follows its session. */
const WATCHED = 25;
const WARM_UP_PARALLEL = 6;
const WARM_UP_EACH = 50;
export const AMOUNT = 20.5;

/** A payment, with the steps that the product has acknowledged so far. */
export interface Payment {
  orderId: string;
  /** Milliseconds since the start of the proof at which each step was acknowledged. */
  created?: number;
  referred?: number;
  paid?: number;
  merchantRefNumber?: string;
  /** Whether the page got the payment from its stream, without another request; absent for payments that no page watches. */
  seen?: boolean;
}

export class Payments {
  readonly all: Payment[] = [];
  /** Number of requests that failed and were sent again to another process. */
  repeated = 0;
  readonly #entrances: Entrance[];
  readonly #serviceId: string;
  readonly #started = performance.now();
  #turn = 0;

  constructor(entrances: Entrance[], serviceId: string) {
    this.#entrances = entrances;
    this.#serviceId = serviceId;
  }

  /** Milliseconds since the start of the proof. */
  now(): number {
    return performance.now() - this.#started;
  }

  /** Makes payments one after another, several at a time: new processes have compiled no code and planned no statement yet. */
  async warmUp(): Promise<void> {
    const payAll = async (): Promise<void> => {
      for (let n = 0; n < WARM_UP_EACH; n += 1) await this.#pay();
    };
    await Promise.all(Array.from({ length: WARM_UP_PARALLEL }, payAll));
  }

  /** Starts `perSecond` payments a second, however long each takes, and waits until all have ended. */
  async run(perSecond: number, seconds: number): Promise<void> {
    const began = this.now();
    const running: Promise<void>[] = [];
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const wait = began + (n * 1000) / perSecond - this.now();
      if (wait > 0) await sleep(wait);
      running.push(this.#pay());
    }
    await Promise.all(running);
  }

  /** Makes one payment as a shop and its customer do: each call goes to the next process, and is repeated until it is acknowledged. */
  async #pay(): Promise<void> {
    const n = this.all.length;
    const payment: Payment = { orderId: `order-${n}` };
    this.all.push(payment);
    const { orderId } = payment;
    const serviceId = this.#serviceId;
    const order = {
      serviceId,
      orderId,
      amount: AMOUNT,
      currency: 'EGP',
      product: 'Letters from Aswan',
    } as const;
    const { sessionId } = await this.#call(({ shop }) => shop.checkout.createSession(order));
    payment.created = this.now();
    const reference = await this.#call(({ customer }) =>
      customer.mena.requestReferenceNumber({
        sessionId,
        serviceId,
        orderId,
        paymentMethod: 'PAYATFAWRY',
        customerName: 'Nora Abdallah',
        customerMobile: '201001234567',
        customerEmail: 'nora@example.com',
      }),
    );
    payment.referred = this.now();
    payment.merchantRefNumber = reference.merchantRefNumber;
    const watching = n % WATCHED === 0 ? this.#watch(payment, sessionId) : undefined;
    await this.#call(async ({ addresses }) => {
      const url = `${addresses.sandbox}/fawry/${reference.referenceNumber}/pay`;
      const { status } = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      if (status !== 303) throw new Error(`The sandbox answered ${status}`);
    });
    payment.paid = this.now();
    await watching;
  }

  async #watch(payment: Payment, sessionId: string): Promise<void> {
    payment.seen = false;
    await this.#call(async ({ customer }) => {
      for await (const { status } of customer.checkout.watch(sessionId)) {
        if (status !== 'paid') continue;
        payment.seen = true;
        return;
      }
      throw new Error('The stream ended before the payment arrived');
    });
  }

  async #call<T>(make: (entrance: Entrance) => Promise<T>): Promise<T> {
    const until = this.now() + GIVE_UP_MS;
    for (;;) {
      this.#turn += 1;
      const entrance = this.#entrances[this.#turn % this.#entrances.length];
      if (!entrance) throw new Error('The product has no process');
      try {
        return await make(entrance);
      } catch (error) {
        if (this.now() > until) throw error;
        this.repeated += 1;
        await sleep(PAUSE_MS);
      }
    }
  }
}
