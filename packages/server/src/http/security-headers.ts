import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Content-Security-Policy directives. */
export type Directives = Record<string, Iterable<string> | null>;

/**
 * Helmet's headers for an app. They are the same for every answer, so they are asked for once instead of being built
 * anew for each: half of what a list call costs beside its statements was work like that.
 */
export function securityHeaders(directives: Directives): Record<string, string> {
  const headers: Record<string, string> = {};
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: false,
    // HSTS belongs to whoever ends TLS in front of us; on http://127.0.0.1 it would be noise.
    hsts: false,
  });
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  apply({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  // Nothing here, nor in what a page embeds, needs any of them.
  headers['permissions-policy'] = 'camera=(), geolocation=(), microphone=(), usb=()';
  return headers;
}

/**
 * Of what an operation answers. Data that no page shows by itself needs fewer (OWASP, REST Security), and belongs in no
 * cache: it holds tokens, secrets and states.
 */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
