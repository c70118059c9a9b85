import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type OperationId, operations, type Permission } from '@daftar/openapi';
import type { FastifyInstance } from 'fastify';
import { areaHandlers } from '../areas/all.ts';
import { operationIds } from '../contract/operation-ids.ts';
import type { Gateway } from '../gateway.ts';
import { acceptForms } from '../http/accept-forms.ts';
import { buildBase } from '../http/base.ts';
import { addHealth } from '../http/health.ts';
import { servePages } from '../http/pages.ts';
import { registerOperations } from '../http/register.ts';
import { checkoutCsp } from './checkout-csp.ts';
import { serveCheckoutPages } from './checkout-page.ts';
import { readPreloads } from './method-preloads.ts';
import { problemPage } from './problem-page.ts';
import { serveReturnPages } from './return-pages.ts';
import { serveLoader } from './serve-loader.ts';
import { serveLogos } from './serve-logos.ts';

/** Pages of the frame that are opened directly, not embedded. */
const PAGES = ['/hosted-checkout/eg', '/checkout/via-link/:id(^.+$)', '/receipt/:receiptId(^.+$)'];

/** Built files of the widget: the frame's folder and the script that merchants include. */
export interface WidgetFiles {
  frame: string;
  loader: string;
}

/**
 * Tells whether customers or payment providers call the operation without an account. The checkout's origin serves only these.
 */
export const isPublicOperation = (id: OperationId): boolean => {
  const { auth, or }: Permission = operations[id].permission;
  return auth === 'provider-signature' || or === 'public' || (auth === 'none' && id !== 'login');
};

/**
 * Builds the app of the checkout's origin: hosted pages, the frame, the loader, public operations and callbacks of payment
 * providers.
 */
export async function buildCheckoutApp(gateway: Gateway, files?: WidgetFiles): Promise<FastifyInstance> {
  const page = files && pageOf(files.frame);
  const problems = { frame: page, sandbox: gateway.settings.sandbox };
  const app = await buildBase({
    gateway,
    csp: checkoutCsp,
    missingPage: (_request, reply, problem) => problemPage(reply, problem, problems),
  });
  acceptForms(app);
  addHealth(app, gateway);
  serveLogos(app, gateway);
  const ids = operationIds.filter(isPublicOperation);
  registerOperations(app, gateway, areaHandlers(gateway), ids);
  serveReturnPages(app, gateway, page);
  if (!files || page === undefined) return app;
  await servePages(app, files.frame, PAGES);
  serveCheckoutPages(app, gateway, page, readPreloads(files.frame));
  serveLoader(app, files.loader);
  return app;
}

/** Reads the frame's HTML; undefined while it is not built. */
function pageOf(folder: string): string | undefined {
  const file = path.join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
