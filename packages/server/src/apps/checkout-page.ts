import type { FastifyInstance, FastifyReply } from 'fastify';
import { readStartData, type StartData } from '../areas/checkout/public.ts';
import type { Gateway } from '../gateway.ts';
import { policyFor } from './checkout-csp.ts';
import { type Preloads, preloadTags } from './method-preloads.ts';

interface Session {
  Params: { sessionId: string };
}

/**
 * Writes the data into the page as JSON, which browsers do not execute. This saves the page its first two requests. Escapes
 * `<`, so that no text of a customer or merchant can end the element.
 */
export function pageWith(page: string, data: StartData, tags = ''): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return page.replace(
    '</head>',
    () => `  ${tags}<script type="application/json" id="start">${json}</script>\n  </head>`,
  );
}

/** Serves the page of a session: in a frame of the merchant's page, and as the hosted page, which must not be framed. */
export function serveCheckoutPages(
  app: FastifyInstance,
  gateway: Gateway,
  page: string,
  preloads: Preloads,
): void {
  const send = (reply: FastifyReply, data: StartData) =>
    // The page contains what the customer entered before, so it must not be cached.
    reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageWith(page, data, preloadTags(preloads, data)));

  app.get<Session>('/hosted-checkout/eg/:sessionId', async ({ params }, reply) =>
    send(reply, { ...(await readStartData(gateway, params.sessionId)), origins: [] }),
  );
  app.get<Session>('/frame/:sessionId', async ({ params }, reply) => {
    const data = await readStartData(gateway, params.sessionId);
    const ancestors = data.origins.length > 0 ? data.origins : ["'none'"];
    reply
      .header('Content-Security-Policy', policyFor(ancestors))
      // A cross-origin isolated page may embed the frame only with both of these headers.
      .header('Cross-Origin-Embedder-Policy', 'require-corp')
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    return send(reply, data);
  });
}
