import type { IncomingHttpHeaders } from 'node:http';

/** Asked by monitors, now and then from a browser, and the contract's reference: never a page of the app. */
const OTHERS = new Set(['/health', '/ready', '/docs', '/docs/']);

/** Pages and operations share addresses (`GET /users` is both): a browser that opens a page says so. */
export function pageAddress(url: string, headers: IncomingHttpHeaders): string {
  const wantsPage =
    String(headers.accept ?? '').includes('text/html') && headers['x-auth-token'] === undefined;
  const [path = ''] = url.split('?');
  const isFile = /\.\w{2,5}$/.test(path);
  return wantsPage && !isFile && !OTHERS.has(path) ? '/index.html' : url;
}
