import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type OperationId, operations, type Permission } from '@daftar/openapi';
import type { FastifyInstance } from 'fastify';
import { areaHandlers } from '../areas/all.ts';
import { frameAncestors } from '../areas/checkout/offers.ts';
import { operationIds } from '../contract/operation-ids.ts';
import type { Gateway } from '../gateway.ts';
import { acceptForms } from '../http/accept-forms.ts';
import { buildBase } from '../http/base.ts';
import { addHealth } from '../http/health.ts';
import { servePages } from '../http/pages.ts';
import { registerOperations } from '../http/register.ts';
import { serveReturnPages } from './return-pages.ts';

const csp = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Pages of the frame that stand by themselves. */
const PAGES = [
  '/hosted-checkout/eg',
  '/hosted-checkout/eg/:sessionId',
  '/checkout/via-link/:id',
  '/receipt/:receiptId',
];

/** Built files of the widget: the frame's folder and the script that merchants include. */
export interface WidgetFiles {
  frame: string;
  loader: string;
}

/**
 * Tells whether customers or providers call the operation without an account. Only these are served on the checkout's
 * origin.
 */
export const isPublicOperation = (id: OperationId): boolean => {
  const { auth, or }: Permission = operations[id].permission;
  return auth === 'provider-signature' || or === 'public' || (auth === 'none' && id !== 'login');
};

/**
 * Builds the app of the checkout's origin: hosted pages, the frame, the loader, public operations and providers'
 * callbacks.
 */
export async function buildCheckoutApp(gateway: Gateway, files?: WidgetFiles): Promise<FastifyInstance> {
  const app = await buildBase({ gateway, csp });
  acceptForms(app);
  addHealth(app, gateway);
  const ids = operationIds.filter(isPublicOperation);
  registerOperations(app, gateway, areaHandlers(gateway), ids);
  const frame = files && readFileSync(path.join(files.frame, 'index.html'), 'utf8');
  serveReturnPages(app, gateway, frame);
  if (!files || frame === undefined) return app;
  await servePages(app, files.frame, PAGES);
  serveFrame(app, gateway, files, frame);
  return app;
}

function serveFrame(app: FastifyInstance, gateway: Gateway, files: WidgetFiles, page: string): void {
  app.get<{ Params: { sessionId: string } }>('/frame/:sessionId', async (request, reply) => {
    const ancestors = await frameAncestors(gateway.db, request.params.sessionId);
    const directives = { ...csp, 'frame-ancestors': ancestors };
    const policy = Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join(';');
    return reply
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
  const loader = readFileSync(files.loader, 'utf8');
  app.get('/loader.js', async (_request, reply) =>
    reply
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Access-Control-Allow-Origin', '*')
      .header('Cache-Control', 'public, max-age=300')
      .type('text/javascript; charset=utf-8')
      .send(loader),
  );
}
