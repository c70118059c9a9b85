import type { Notice } from '../notices/notice.ts';
import type { Payment } from './payment.ts';

/** The numbers by which a payment can be found. */
export type PaymentKey = { reference: string } | { merchantReference: string } | { key: string };

export type RefundKey = { reference: string } | { merchantReference: string };

/** The sandboxes' storage. */
export interface Store {
  /** Returns false if one of the payment's numbers is already used. */
  add(payment: Payment): Promise<boolean>;
  find(provider: string, by: PaymentKey): Promise<Payment | undefined>;
  /** Finds the payment that has a refund with this number: the provider's, or the merchant's. */
  findRefund(provider: string, by: RefundKey): Promise<Payment | undefined>;
  /** Finds the payment whose `extra` has this value. */
  findExtra(provider: string, by: Record<string, string>): Promise<Payment | undefined>;
  /** Returns open payments, newest first. */
  open(provider: string, limit: number): Promise<Payment[]>;
  /** Returns all providers' payments that are still open after their expiry time. */
  overdue(now: Date): Promise<Payment[]>;
  /** Saves a payment; returns false if it has changed since it was read. */
  save(payment: Payment): Promise<boolean>;
  addNotices(notices: Notice[]): Promise<void>;
  dueNotices(now: Date, limit: number): Promise<Notice[]>;
  saveNotice(notice: Notice): Promise<void>;
  /** Returns the notices of a payment, oldest first. */
  noticesOf(provider: string, reference: string): Promise<Notice[]>;
}
