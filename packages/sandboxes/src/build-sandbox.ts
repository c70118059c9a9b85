import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createSandboxes, type SandboxCredentials } from './create-sandboxes.ts';
import { type MailCatcher, mailRoutes } from './mail/mail-routes.ts';
import { pgMailStore } from './mail/pg-mail-store.ts';
import { noticeSender } from './notices/notice-sender.ts';
import { customerRoutes } from './pages/customer-routes.ts';
import { guard } from './pages/guard.ts';
import { indexPage } from './pages/index-page.ts';
import { languageOf } from './pages/language.ts';
import { providerRoutes } from './pages/provider-routes.ts';
import { sendPage } from './pages/send-page.ts';
import { style } from './pages/style.ts';
import { pgStore } from './payments/pg-store.ts';
import { ensureSandboxSchema } from './payments/schema.ts';
import type { Store } from './payments/store.ts';
import type { Kit } from './sandbox.ts';

/** Options of the sandboxes, with the gateway's credentials at each imitated provider. */
export interface SandboxOptions extends SandboxCredentials {
  /** The gateway's database; the sandboxes keep their state in the schema `sandbox`. */
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The sandboxes' public address. */
  publicUrl: string;
  /** Base URL for callbacks, such as http://127.0.0.1:4001/callbacks; the provider's name is appended. */
  callbackUrl: string;
  now: () => Date;
  /**
   * Secret with which the product sends its emails to the mail catcher. Undefined if a mail server sends them instead.
   */
  mailKey?: string | undefined;
}

export interface SandboxAppOptions {
  credentials: SandboxCredentials;
  store: Store;
  callbackUrl: string;
  now: () => Date;
  /** The sandboxes' public address; by default the address on which the app listens. */
  publicUrl?: string;
  log?: FastifyBaseLogger;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Interval at which due notices and expired payments are processed. */
  pollMs?: number;
  /** Delay of a late notice. */
  delayMs?: number;
  /** Time after which an unanswered request's connection is closed. */
  hangMs?: number;
  /** The mail catcher, which receives the product's emails. */
  mail?: MailCatcher | undefined;
}

const BODY_LIMIT = 64 * 1024;
/** Number of mails on the first page. */
const SHOWN_MAILS = 5;

/** Builds the app with all providers' sandboxes on the gateway's database. The caller starts and closes it. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { pool, log, publicUrl, callbackUrl, now, mailKey, ...credentials } = options;
  await ensureSandboxSchema(pool);
  const mail = mailKey === undefined ? undefined : { key: mailKey, store: pgMailStore(pool) };
  return buildSandboxApp({ log, publicUrl, callbackUrl, now, mail, credentials, store: pgStore(pool) });
}

/** Builds the app: a page that lists the sandboxes, and each sandbox under its own path. */
export async function buildSandboxApp(options: SandboxAppOptions): Promise<FastifyInstance> {
  const { log, publicUrl, credentials, callbackUrl, mail } = options;
  const app = fastify({
    ...(log && { loggerInstance: log }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: 30_000,
  });
  await app.register(formbody);
  const sandboxes = createSandboxes(credentials);
  const signedForms = sandboxes.flatMap(({ name, signedForm }) =>
    signedForm ? [`/${name}${signedForm}`] : [],
  );
  app.addHook('onRequest', guard(publicUrl, signedForms));
  app.get('/', async (request, reply) => {
    const mails = await mail?.store.newest(SHOWN_MAILS);
    return sendPage(reply, indexPage(sandboxes, languageOf(request), mails));
  });
  if (mail) mailRoutes(app, mail, options.now);
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  const { store, now, hangMs, delayMs, fetch, pollMs } = options;
  const kit: Kit = {
    store,
    now,
    hangMs,
    delayMs,
    publicUrl: () => publicUrl ?? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    callbackUrl: (provider) => `${callbackUrl}/${provider}`,
    wake: () => sender.wake(),
  };
  const onError = (error: unknown) =>
    app.log.error({ err: error }, 'the sandbox could not process its callbacks');
  const sender = noticeSender(kit, sandboxes, { fetch, pollMs, onError });
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
  for (const sandbox of sandboxes) {
    providerRoutes(app, kit, sandbox);
    customerRoutes(app, kit, sandbox);
    sandbox.mount(app, kit);
  }
  return app;
}
