import type { IncomingHttpHeaders } from 'node:http';

/** The health checks and the API reference: not pages of the app, even when a browser opens them. */
const NOT_PAGES = new Set(['/health', '/ready', '/docs', '/docs/']);

/**
 * Returns `/index.html` when a browser opens a page, otherwise the URL itself. Pages and operations share addresses
 * (`GET /users` is both), so the `Accept` header decides.
 */
export function pageAddress(url: string, headers: IncomingHttpHeaders): string {
  const wantsPage =
    String(headers.accept ?? '').includes('text/html') && headers['x-auth-token'] === undefined;
  const [path = ''] = url.split('?');
  const isFile = /\.\w{2,5}$/.test(path);
  return wantsPage && !isFile && !NOT_PAGES.has(path) ? '/index.html' : url;
}
