import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PublicRate } from './access/public-rate.ts';
import type { Turns } from './access/turns.ts';
import type { Db } from './db/transaction.ts';
import type { Metrics } from './observe/metrics.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { TokenReader } from './security/tokens.ts';

/** Where the product's parts are reached from outside, without a slash at the end. */
export interface Addresses {
  backoffice: string;
  checkout: string;
  sandbox: string | undefined;
}

export interface Settings {
  providerName: string;
  providerTimeZone: string;
  settlementMath: 'integer' | 'decimal';
  /** Nobody approves a payout of their own. */
  requireDifferentApprover: boolean;
  /** Approving a payout takes its amount from its merchant; otherwise it gives the status only. */
  payoutRequireFunds: boolean;
  tokenHours: number;
  tokenIdleMinutes: number;
  passwordMin: number;
  allowLocalTargets: boolean;
  /** Payments go to the built-in sandboxes: shown as a bar on every page. */
  sandbox: boolean;
  corsOrigins: string[];
  /** `user:password` that lists products without a token; undefined takes none. */
  productsBasic: string | undefined;
  /** Calls a minute that one address may make without an account; 0 is any number. */
  publicCallsPerMinute: number;
  /** Addresses of the proxies in front: only they are believed about the caller's address. */
  trustProxy: string[];
  /** A request's head and body must be here within this time. */
  requestSeconds: number;
  /** Every answer is checked against the contract (tests and development). */
  checkAnswers: boolean;
}

export interface Keys {
  /** Signs login tokens. */
  signing: Uint8Array;
  /** Encrypts what must be read again, such as webhook secrets. */
  data: Uint8Array;
}

/** What a handler may use: no handler reads the environment, the clock or the network by itself. */
export interface Gateway {
  /** For signed-in people: what they ask for may take all of these connections, and only so long. */
  db: Db;
  pool: pg.Pool;
  /** Kept for payments, callbacks, jobs and health. */
  payments: { db: Db; pool: pg.Pool };
  turns: Turns;
  publicRate: PublicRate;
  settings: Settings;
  addresses: Addresses;
  keys: Keys;
  tokens: TokenReader;
  now: () => Date;
  /** Aborts when the process is asked to stop: no longer ready, while what runs is finished. */
  stopping: AbortSignal;
  log: FastifyBaseLogger;
  metrics: Metrics;
  providerFor: (serviceProvider: string) => PaymentProvider | undefined;
}

/** The same gateway on the connections that are kept for payments; the clock and all else stay the one's. */
export const forPayments = (gateway: Gateway): Gateway =>
  Object.assign(Object.create(gateway) as Gateway, { db: gateway.payments.db, pool: gateway.payments.pool });
