import type { Notice } from '../notices/notice.ts';
import type { Payment } from './payment.ts';

/** What a payment is found by. */
export type PaymentKey = { reference: string } | { merchantReference: string } | { key: string };

export type RefundKey = { reference: string } | { merchantReference: string };

/** Storage of the sandboxes. */
export interface Store {
  /** Returns false when one of the payment's numbers is taken. */
  add(payment: Payment): Promise<boolean>;
  find(provider: string, by: PaymentKey): Promise<Payment | undefined>;
  /** The payment that has a refund of this number: the provider's, or the merchant's. */
  findRefund(provider: string, by: RefundKey): Promise<Payment | undefined>;
  /** The payment of which the provider's imitation keeps this value. */
  findExtra(provider: string, by: Record<string, string>): Promise<Payment | undefined>;
  /** Open payments, newest first. */
  open(provider: string, limit: number): Promise<Payment[]>;
  /** Open payments of all providers that have expired. */
  overdue(now: Date): Promise<Payment[]>;
  /** Saves a payment unless it has changed since it was read. */
  save(payment: Payment): Promise<boolean>;
  addNotices(notices: Notice[]): Promise<void>;
  dueNotices(now: Date, limit: number): Promise<Notice[]>;
  saveNotice(notice: Notice): Promise<void>;
  /** Notices of a payment, oldest first. */
  noticesOf(provider: string, reference: string): Promise<Notice[]>;
}
