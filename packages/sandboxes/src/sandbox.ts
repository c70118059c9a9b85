import type { FastifyInstance } from 'fastify';
import type { NoticeDraft } from './notices/notice.ts';
import type { CustomerFlow } from './pages/customer-flow.ts';
import type { Language } from './pages/language.ts';
import type { Payment } from './payments/payment.ts';
import type { Store } from './payments/store.ts';

/** What the sandboxes share at run time. */
export interface Kit {
  store: Store;
  now: () => Date;
  /** The sandboxes' public address, as customers' browsers reach it. */
  publicUrl: () => string;
  /** Address of the gateway for a provider's callbacks, as the provider keeps it in the merchant's settings. */
  callbackUrl: (provider: string) => string;
  /** Sends due notices now. */
  wake: () => void;
  /** Time for which a call stays unanswered before its connection is dropped. */
  hangMs?: number | undefined;
  /** Delay of a late notice. */
  delayMs?: number | undefined;
}

/** A line of a provider's table of what to type for which outcome. */
export interface Hint {
  type: string;
  outcome: Record<Language, string>;
}

/** An imitated provider. */
export interface Sandbox {
  /** Its path, and the provider of its payments: 'fawry'. */
  name: string;
  title: Record<Language, string>;
  about: Record<Language, string>;
  /** What to type on its pages for which outcome, beside the amounts and mobile numbers of all sandboxes. */
  hints: readonly Hint[];
  /** Its pages on which customers pay, if it has any. */
  flow?: CustomerFlow;
  /** Writes the notice of a payment's state; `forged` signs it with a wrong secret. */
  notice(payment: Payment, forged: boolean): NoticeDraft | undefined;
  /** Adds the provider's own routes. */
  mount(app: FastifyInstance, kit: Kit): void;
}
