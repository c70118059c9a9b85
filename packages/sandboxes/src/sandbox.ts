import type { FastifyInstance } from 'fastify';
import type { NoticeDraft } from './notices/notice.ts';
import type { CustomerFlow } from './pages/customer-flow.ts';
import type { Language } from './pages/language.ts';
import type { Payment } from './payments/payment.ts';
import type { Store } from './payments/store.ts';

/** Services that all sandboxes share at run time. */
export interface Kit {
  store: Store;
  now: () => Date;
  /** The sandboxes' public address, as customers' browsers reach it. */
  publicUrl: () => string;
  /**
   * Returns the gateway's address for a provider's callbacks, which a real provider stores in the merchant's settings.
   */
  callbackUrl: (provider: string) => string;
  /** Sends due notices now. */
  wake: () => void;
  /** Time after which an unanswered request's connection is closed. */
  hangMs?: number | undefined;
  /** Delay of a late notice. */
  delayMs?: number | undefined;
}

/** One row of a provider's table of inputs and their outcomes. */
export interface Hint {
  type: string;
  outcome: Record<Language, string>;
}

/** An imitated provider. */
export interface Sandbox {
  /** First path segment of its URLs, and the `provider` field of its payments: 'fawry'. */
  name: string;
  title: Record<Language, string>;
  about: Record<Language, string>;
  /** The inputs on its pages and their outcomes, in addition to the amounts and mobile numbers that work at all sandboxes. */
  hints: readonly Hint[];
  /** Path under its own of a form that the shop's page submits across sites, if it has one. The sandbox verifies its signature. */
  signedForm?: string;
  /** Its pages on which customers pay, if it has any. */
  flow?: CustomerFlow;
  /** Returns the notice about a payment's state; `forged` signs it with a wrong secret. */
  notice(payment: Payment, forged: boolean): NoticeDraft | undefined;
  /** Adds the provider's own routes. */
  mount(app: FastifyInstance, kit: Kit): void;
}
