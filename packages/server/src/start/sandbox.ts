import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import { sandboxMailKey } from '../config/mail-key.ts';
import type { Gateway } from '../gateway.ts';
import { sandboxCredentials } from '../providers/registry.ts';

/** Options of the payment sandbox. */
export type SandboxOptions = typeof sandboxCredentials & {
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The sandbox's own address. */
  publicUrl: string;
  /** Base address for the sandbox's notices; the provider's name is appended. */
  callbackUrl: string;
  now: () => Date;
  /** Key with which the product sends emails to the mail catcher. Undefined when a mail server sends them. */
  mailKey: string | undefined;
};

/** Builds the payment sandbox's app; the caller starts and closes it. */
export type OpenSandbox = (options: SandboxOptions) => Promise<FastifyInstance>;

export const sandboxOptions = (gateway: Gateway): SandboxOptions => ({
  pool: gateway.payments.pool,
  log: gateway.log,
  publicUrl: gateway.addresses.sandbox ?? '',
  callbackUrl: `${gateway.addresses.checkout}/callbacks`,
  ...sandboxCredentials,
  now: gateway.now,
  mailKey: gateway.settings.mail === 'catcher' ? sandboxMailKey : undefined,
});
