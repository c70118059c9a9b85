import { invalid } from '../basics/problems.ts';

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Scheme, host and port of a page, and nothing that would end or widen a line of Content-Security-Policy. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text) && URL.canParse(text);

/** Addresses that customers or webhooks are sent to: https, no credentials; http only to this machine, in development. */
export function assertTarget(text: string, field: string, allowLocal: boolean): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw invalid('url.invalid', {}, field);
  const plain = url.protocol === 'http:' && allowLocal && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !plain) throw invalid('url.https', {}, field);
  if (url.username !== '' || url.password !== '') throw invalid('url.credentials', {}, field);
}
