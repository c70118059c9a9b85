import type { onRequestAsyncHookHandler } from 'fastify';

/** Returns the headers of every page; `formTarget` is an additional CSP source to which its form may be sent. */
export const pageHeaders = (formTarget?: string): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${formTarget ? ` ${formTarget}` : ''}; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a hook that protects against other sites: strict headers, known host names only (DNS rebinding), no cross-site
 * POST except to `signedForms`, the paths of forms that the shop's page submits and whose signatures are verified.
 */
export function guard(
  publicUrl: string | undefined,
  signedForms: readonly string[],
): onRequestAsyncHookHandler {
  const hosts = new Set([...LOOPBACK, ...(publicUrl ? [new URL(publicUrl).hostname] : [])]);
  const headers = pageHeaders();
  return async (request, reply) => {
    reply.headers(headers);
    if (!hosts.has(hostnameOf(request.headers.host)))
      return reply.code(421).send({ error: 'Misdirected Request' });
    const site = request.headers['sec-fetch-site'];
    const isSigned = signedForms.some((path) => request.url.startsWith(path));
    const isForeign = !isSigned && (site === 'cross-site' || site === 'same-site');
    if (isForeign && request.method !== 'GET') return reply.code(403).send({ error: 'Forbidden' });
    return undefined;
  };
}

const hostnameOf = (host = ''): string => host.replace(/:\d+$/, '').toLowerCase();
