import formbody from '@fastify/formbody';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { fawryEntry, mountFawrySandbox } from './fawry/fawry-sandbox.ts';
import type { FawrySandboxOptions } from './fawry/fawry-sandbox-options.ts';
import { ensureSandboxSchema } from './fawry/fawry-schema.ts';
import { pgFawryStore } from './fawry/pg-fawry-store.ts';
import { guard } from './guard.ts';
import { indexPage } from './index-page.ts';
import { languageOf } from './language.ts';
import { style } from './style.ts';

export interface SandboxOptions {
  /** The gateway's database; the sandboxes keep their state in the schema `sandbox`. */
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The sandboxes' public address. */
  publicUrl: string;
  /** Address for callbacks, such as http://127.0.0.1:4001/callbacks; the provider's name is appended. */
  callbackUrl: string;
  /** The gateway's credentials at Fawry. */
  fawry: { merchantCode: string; secureKey: string };
  now: () => Date;
}

export interface SandboxAppOptions {
  fawry: FawrySandboxOptions;
  publicUrl?: string;
  log?: FastifyBaseLogger;
}

const BODY_LIMIT = 64 * 1024;

/** Builds the app with all providers' sandboxes on the gateway's database. The caller starts and closes it. */
export async function buildSandbox(options: SandboxOptions): Promise<FastifyInstance> {
  const { pool, log, publicUrl, callbackUrl, fawry, now } = options;
  await ensureSandboxSchema(pool);
  const store = pgFawryStore(pool);
  return buildSandboxApp({
    log,
    publicUrl,
    fawry: { ...fawry, store, callbackUrl: `${callbackUrl}/fawry`, now },
  });
}

/** Builds the app: a page that lists the sandboxes, and each sandbox under its own path. */
export async function buildSandboxApp({
  fawry,
  publicUrl,
  log,
}: SandboxAppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(log && { loggerInstance: log }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: 30_000,
  });
  await app.register(formbody);
  app.addHook('onRequest', guard(publicUrl));
  app.get('/', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(indexPage([fawryEntry], languageOf(request))),
  );
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  mountFawrySandbox(app, fawry);
  return app;
}
