import { type OperationId, operations } from '@daftar/openapi';
import type { FastifyInstance } from 'fastify';
import { areaHandlers } from '../areas/all.ts';
import { operationIds } from '../contract/operation-ids.ts';
import { uploadOperations } from '../contract/upload-operations.ts';
import { forPayments, type Gateway } from '../gateway.ts';
import { buildBase } from '../http/base.ts';
import { addHealth } from '../http/health.ts';
import { servePages } from '../http/pages.ts';
import { serveReference } from '../http/reference.ts';
import { registerOperations } from '../http/register.ts';
import { serveUploads } from '../http/uploads.ts';
import { isPublicOperation } from './checkout-app.ts';
import { missingPage } from './missing-page.ts';
import { pageAddress } from './page-address.ts';
import { serveLoaderDescription } from './serve-loader.ts';
import { serveLogos } from './serve-logos.ts';

/** Allows frames of the checkout's origin for the preview of a service's embedded checkout. */
const csp = (checkout: string) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'frame-src': [checkout],
  // Emotion inserts <style> elements at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Redirects customers' pages to the checkout's origin, where scripts cannot read the login tokens of staff. */
function redirectCustomerPages(app: FastifyInstance, gateway: Gateway): void {
  for (const address of ['/hosted-checkout/*', '/checkout/via-link/*', '/checkout/mena/*']) {
    app.get(address, async (request, reply) =>
      reply.redirect(`${gateway.addresses.checkout}${request.url}`, 302),
    );
  }
}

/**
 * Tells whether customers or merchants' servers call the operation. Such operations have a connection pool of their own
 * (decision 0017).
 */
const isPaymentOperation = (id: OperationId): boolean =>
  isPublicOperation(id) || operations[id].permission.auth === 'merchant-key';

/** Folders with built files that the back-office's origin serves besides the API. */
export interface BackofficeFiles {
  web: string;
  /** The rendered contract. */
  reference?: string;
  /** The checkout's loader. The embed code in the back-office contains its path and integrity hash. */
  loader?: string;
}

/** Builds the app of the back-office's origin: its pages and the whole API. */
export async function buildBackofficeApp(
  gateway: Gateway,
  files?: BackofficeFiles,
): Promise<FastifyInstance> {
  const app = await buildBase({
    gateway,
    csp: csp(new URL(gateway.addresses.checkout).origin),
    missingPage: (request, reply, problem) => missingPage(request, reply, problem, gateway.settings.brand),
    rewriteUrl: (request) => {
      const url = request.url ?? '/';
      const customer = /^\/(hosted-checkout|checkout\/via-link|checkout\/mena)\//.test(url);
      return request.method === 'GET' && !customer
        ? pageAddress(url, request.headers, gateway.settings.productsBasic)
        : url;
    },
  });
  const payments = forPayments(gateway);
  addHealth(app, payments);
  serveLogos(app, gateway);
  redirectCustomerPages(app, gateway);
  const uploads: readonly string[] = uploadOperations;
  const jsonOperations = operationIds.filter((id) => !uploads.includes(id));
  registerOperations(app, payments, areaHandlers(payments), jsonOperations.filter(isPaymentOperation));
  const staffOperations = jsonOperations.filter((id) => !isPaymentOperation(id));
  registerOperations(app, gateway, areaHandlers(gateway), staffOperations);
  await serveUploads(app, gateway, areaHandlers(gateway));
  if (files) await servePages(app, files.web, ['/index.html'], gateway.settings.brand);
  if (files?.loader) serveLoaderDescription(app, files.loader);
  if (files?.reference) await serveReference(app, files.reference, gateway.addresses);
  return app;
}
