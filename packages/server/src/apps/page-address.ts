import type { IncomingHttpHeaders } from 'node:http';
import { hasBasicCredentials } from '../access/has-basic-credentials.ts';
import { wantsPage } from '../http/errors.ts';

/** Addresses that never return the app's page, even to a browser: health checks and API reference. */
const NOT_PAGES = new Set(['/health', '/ready', '/docs', '/docs/']);

/**
 * Tells whether the call has credentials of ours: a login token, a merchant's key, or the configured Basic credentials. Other
 * Basic credentials may belong to a proxy in front; browsers send those with each page.
 */
const carriesCredential = (headers: IncomingHttpHeaders, productsBasic: string | undefined): boolean =>
  headers['x-auth-token'] !== undefined ||
  /^Bearer\s/i.test(headers.authorization ?? '') ||
  hasBasicCredentials(productsBasic, headers);

/**
 * Returns `/index.html` when a browser opens a page, otherwise the URL itself. Pages and operations share addresses (`GET
 * /users` is both): a call with credentials, or whose `Accept` header contains JSON, is an operation.
 */
export function pageAddress(url: string, headers: IncomingHttpHeaders, productsBasic?: string): string {
  const opensPage = wantsPage(headers) && !carriesCredential(headers, productsBasic);
  const [path = ''] = url.split('?');
  const isFile = /\.\w{2,5}$/.test(path);
  return opensPage && !isFile && !NOT_PAGES.has(path) ? '/index.html' : url;
}
