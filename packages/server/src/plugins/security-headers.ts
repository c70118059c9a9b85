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
