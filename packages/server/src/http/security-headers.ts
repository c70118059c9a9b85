import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Content-Security-Policy directives. */
export type Directives = Record<string, Iterable<string> | null>;

/**
 * Returns Helmet's headers for an app. Called once per app, not per response: building these constant values for each response
 * took half of the time that a list request spent outside the database.
 */
export function securityHeaders(directives: Directives): Record<string, string> {
  const headers: Record<string, string> = {};
  const apply = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: false,
    // The proxy that terminates TLS sets HSTS; browsers ignore it on plain HTTP.
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
  // Neither the pages nor their frames need these features.
  headers['permissions-policy'] = 'camera=(), geolocation=(), microphone=(), usb=()';
  return headers;
}

/**
 * Headers of the operations' responses. JSON needs fewer headers than pages (OWASP, REST Security), and must not be cached,
 * because it contains tokens and personal data.
 */
export const DATA_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
