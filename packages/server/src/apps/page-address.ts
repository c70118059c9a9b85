import type { IncomingHttpHeaders } from 'node:http';
import { hasBasicCredentials } from '../access/has-basic-credentials.ts';

/** The health checks and the API reference: not pages of the app, even when a browser opens them. */
const NOT_PAGES = new Set(['/health', '/ready', '/docs', '/docs/']);

/**
 * Tells whether the call carries a credential of ours: a login token, a merchant's key, or the Basic credentials that are
 * configured. Other Basic credentials may be those of a proxy in front, which browsers send with each page.
 */
const carriesCredential = (headers: IncomingHttpHeaders, productsBasic: string | undefined): boolean =>
  headers['x-auth-token'] !== undefined ||
  /^Bearer\s/i.test(headers.authorization ?? '') ||
  hasBasicCredentials(productsBasic, headers);

/**
 * Returns `/index.html` when a browser opens a page, otherwise the URL itself. Pages and operations share addresses
 * (`GET /users` is both): a call that carries a credential, or whose `Accept` header names JSON, is an operation.
 */
export function pageAddress(url: string, headers: IncomingHttpHeaders, productsBasic?: string): string {
  const accept = String(headers.accept ?? '').toLowerCase();
  const wantsPage =
    accept.includes('text/html') && !accept.includes('json') && !carriesCredential(headers, productsBasic);
  const [path = ''] = url.split('?');
  const isFile = /\.\w{2,5}$/.test(path);
  return wantsPage && !isFile && !NOT_PAGES.has(path) ? '/index.html' : url;
}
