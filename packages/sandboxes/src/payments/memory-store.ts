import { noticesInMemory } from './notices-in-memory.ts';
import type { Payment, PaymentRefund } from './payment.ts';
import type { Store } from './store.ts';

const newestFirst = (one: Payment, other: Payment): number =>
  other.createdAt.getTime() - one.createdAt.getTime();

const clash = (one: Payment, other: Payment): boolean =>
  one.key === other.key ||
  (one.provider === other.provider &&
    (one.reference === other.reference || one.merchantReference === other.merchantReference));

/** Creates a store in memory, for tests. */
export function memoryStore(): Store {
  const payments: Payment[] = [];
  const at = ({ provider, reference }: Payment): number =>
    payments.findIndex((one) => one.provider === provider && one.reference === reference);
  return {
    add: async (payment) => {
      if (payments.some((one) => clash(one, payment))) return false;
      payments.push(payment);
      return true;
    },
    find: async (provider, by) => {
      const [[name, value] = ['', '']] = Object.entries(by);
      return payments.find((one) => one.provider === provider && one[name as keyof Payment] === value);
    },
    findRefund: async (provider, by) => {
      const [[name, value] = ['', '']] = Object.entries(by);
      return payments.find(
        (one) =>
          one.provider === provider &&
          one.refunds.some((refund) => refund[name as keyof PaymentRefund] === value),
      );
    },
    findExtra: async (provider, by) => {
      const [[name, value] = ['', '']] = Object.entries(by);
      return payments.find((one) => one.provider === provider && one.extra[name] === value);
    },
    open: async (provider, limit) =>
      payments
        .filter((one) => one.provider === provider && one.state === 'open')
        .sort(newestFirst)
        .slice(0, limit),
    overdue: async (now) => payments.filter(({ state, expiresAt }) => state === 'open' && expiresAt <= now),
    save: async (payment) => {
      const index = at(payment);
      if (payments[index]?.version !== payment.version) return false;
      payments[index] = { ...payment, version: payment.version + 1 };
      return true;
    },
    ...noticesInMemory(),
  };
}
