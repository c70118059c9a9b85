import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { AccountLimiter } from './access/account-limiter.ts';
import type { CallsPerMinute } from './access/calls-per-minute.ts';
import type { MissedLookups } from './access/missed-lookups.ts';
import type { Owner } from './access/owner.ts';
import type { PublicRate } from './access/public-rate.ts';
import type { Brand } from './config/read-brand.ts';
import type { Db } from './db/transaction.ts';
import type { Mailer } from './mail/mail.ts';
import type { Metrics } from './observe/metrics.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { TokenReader } from './security/tokens.ts';

/** Public addresses of the product's parts, without a trailing slash. */
export interface Addresses {
  backoffice: string;
  checkout: string;
  sandbox: string | undefined;
}

export interface Settings {
  brand: Brand;
  ownerTimeZone: string;
  settlementMath: 'integer' | 'decimal';
  /** Rejects the approval of a payout by the user who created it. */
  requireDifferentApprover: boolean;
  /**
   * True when approving a payout books its amount against the merchant's balance; otherwise it only changes the status.
   */
  payoutRequireFunds: boolean;
  tokenHours: number;
  tokenIdleMinutes: number;
  passwordMin: number;
  allowLocalTargets: boolean;
  /** True when payments go to the built-in sandboxes; a bar on every page says so. */
  sandbox: boolean;
  corsOrigins: string[];
  /** `user:password` that may list products without a token; undefined disables this. */
  productsBasic: string | undefined;
  /** `user:password` that easypaisa's card operation checks when a caller sends Basic; undefined means unchecked. */
  easypaisaBasic: string | undefined;
  /** `redirect`: customers type their card on the payment provider's page. `fields`: they type it on our page. */
  cardEntry: 'fields' | 'redirect';
  /** How emails are sent: by a mail server, to the sandbox's mail catcher, or not at all. */
  mail: 'smtp' | 'catcher' | 'off';
  /** Calls per minute that one network may make without an account; 0 means no limit. */
  publicCallsPerMinute: number;
  /** Ids that do not exist which one network may ask an operation without an account for in a minute; 0 means no limit. */
  publicMissesPerMinute: number;
  /** Calls per minute that one key may make; 0 means no limit. */
  keyCallsPerMinute: number;
  /** Limits of attempts to pay, and of requests for references, codes, pages and links' sessions; 0 means no limit. */
  tries: Record<
    'session' | 'link' | 'number' | 'card' | 'merchant' | 'linkRequests' | 'numberRequests',
    number
  > & {
    /** Whether declines begin a pause, which grows with each. */
    pauses: boolean;
  };
  /** Addresses of proxies whose `X-Forwarded-For` header is trusted. */
  trustProxy: string[];
  /** Time limit for receiving a request's head and body. */
  requestSeconds: number;
  /** True: checks every response against the contract (tests and development). */
  checkResponses: boolean;
}

export interface Keys {
  /** Signs login tokens. */
  signing: Uint8Array;
  /** Encrypts stored secrets that must be readable, such as webhook secrets. */
  data: Uint8Array;
}

/** A pool of connections: as a Kysely database, and as pg's pool. */
export interface DatabasePool {
  db: Db;
  pool: pg.Pool;
}

/** Everything a handler may use: no handler reads the environment, the clock or the network by itself. */
export interface Gateway {
  /** Connections for signed-in users' requests, which may occupy all of them; statements have a time limit. */
  db: Db;
  pool: pg.Pool;
  /** Connections reserved for payments, callbacks, jobs and health checks. */
  payments: DatabasePool;
  /**
   * Direct connections, which do not pass a pooler in transaction mode. Only these may listen, hold an advisory lock or keep a
   * cursor open outside a transaction, because such a pooler changes the connection after each transaction. Without a pooler,
   * they are the pools above.
   */
  direct: { jobs: DatabasePool; exports: DatabasePool };
  accountLimiter: AccountLimiter;
  publicRate: PublicRate;
  missedLookups: MissedLookups;
  /** Limits the calls of each key, by the key's id. */
  keyRate: CallsPerMinute;
  /** The platform owner's account. */
  owner: Owner;
  settings: Settings;
  addresses: Addresses;
  keys: Keys;
  tokens: TokenReader;
  now: () => Date;
  /** Aborts when the shutdown begins. The process then reports that it is not ready, and finishes running work. */
  stopping: AbortSignal;
  /** Undefined when the installation sends no email. */
  mailer: Mailer | undefined;
  log: FastifyBaseLogger;
  metrics: Metrics;
  providerFor: (serviceProvider: string) => PaymentProvider | undefined;
}

/**
 * Returns the gateway with the connections reserved for payments. The result inherits from the gateway, so that later changes
 * (a test's clock) apply to both.
 */
export const forPayments = (gateway: Gateway): Gateway =>
  Object.assign(Object.create(gateway) as Gateway, { db: gateway.payments.db, pool: gateway.payments.pool });
