import { invalid } from '../basics/problems.ts';

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Tells whether the text is an origin without characters that could end or widen a Content-Security-Policy directive. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text) && URL.canParse(text);

/** Throws 400 unless the address is https without credentials; in development, http to this machine is allowed. */
export function assertTarget(text: string, field: string, allowLocal: boolean): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw invalid('url.invalid', {}, field);
  const plain = url.protocol === 'http:' && allowLocal && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !plain) throw invalid('url.https', {}, field);
  if (url.username !== '' || url.password !== '') throw invalid('url.credentials', {}, field);
}
