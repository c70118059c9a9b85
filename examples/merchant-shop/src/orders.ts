import { randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { totalOf } from './cart.ts';
import type { OrderLine } from './order-line.ts';

export type OrderStatus = 'open' | 'paid' | 'failed' | 'expired';

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export interface Order {
  id: string;
  lines: OrderLine[];
  amount: number;
  currency: string;
  status: OrderStatus;
  sessionId?: string;
  /** The payment's id, from the webhook; a refund request needs it. */
  transactionId?: string;
  /** Further payments of the same order, by a customer who paid twice: refund them. */
  duplicates?: string[];
  refund?: RefundStatus;
  refundId?: string;
}

/** What an event says about its payment. */
export interface Payment {
  transactionId?: string | undefined;
  duplicate?: boolean | undefined;
}

interface Kept {
  orders: Order[];
  /** Ids of handled webhook events, because the gateway may deliver an event again. */
  seenEvents: string[];
}

type Listener = (order: Order) => void;

/** The shop's orders, in memory and optionally in a small file. A real shop would use a database. */
export class Orders {
  #orders = new Map<string, Order>();
  #seen = new Set<string>();
  #listeners = new Map<string, Set<Listener>>();
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    const kept = file ? readKept(file) : undefined;
    for (const order of kept?.orders ?? []) this.#orders.set(order.id, order);
    for (const id of kept?.seenEvents ?? []) this.#seen.add(id);
  }

  get(id: string): Order | undefined {
    return this.#orders.get(id);
  }

  /** Newest first. */
  all(): Order[] {
    return [...this.#orders.values()].reverse();
  }

  place(lines: OrderLine[]): Order {
    const id = `${randomInt(10_000, 99_999)}${randomInt(10_000, 99_999)}`;
    const order: Order = { id, lines, amount: totalOf(lines), currency: 'EGP', status: 'open' };
    this.#orders.set(id, order);
    this.#keep();
    return order;
  }

  openSession(id: string, sessionId: string): void {
    const order = this.#orders.get(id);
    if (!order) return;
    order.sessionId = sessionId;
    this.#keep();
  }

  /**
   * Applies an event to its order. Returns false, without a change, when the event was already handled. The payment that made
   * the order paid stays the order's: a second one (`duplicate`) is to be refunded, and is kept beside it.
   */
  settle(
    eventId: string,
    id: string,
    status: OrderStatus,
    { transactionId, duplicate }: Payment = {},
  ): boolean {
    if (this.#seen.has(eventId)) return false;
    this.#seen.add(eventId);
    const order = this.#orders.get(id);
    // Paid is final: an "expired" event that arrives late must not undo a payment.
    if (order && order.status !== 'paid') order.status = status;
    if (order && transactionId && status === 'paid') {
      if (duplicate) order.duplicates = [...(order.duplicates ?? []), transactionId];
      else order.transactionId ??= transactionId;
    }
    this.#tell(order);
    return true;
  }

  /** Stores the status of an order's refund. A refund that succeeded does not change any more. */
  noteRefund(id: string, refund: RefundStatus, refundId?: string): void {
    const order = this.#orders.get(id);
    if (!order || order.refund === 'succeeded') return;
    order.refund = refund;
    if (refundId) order.refundId = refundId;
    this.#tell(order);
  }

  watch(id: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  #tell(order: Order | undefined): void {
    this.#keep();
    if (order) for (const listener of this.#listeners.get(order.id) ?? []) listener(order);
  }

  #keep(): void {
    if (!this.#file) return;
    const kept: Kept = { orders: [...this.#orders.values()], seenEvents: [...this.#seen] };
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
