import type { Middleware } from './options.ts';
import type { Send } from './request-context.ts';

/** Wraps the transport in middleware; the first one is the outermost. */
export const withMiddleware =
  (middleware: readonly Middleware[], send: Send): Send =>
  (request, context) =>
    middleware.reduceRight<(request: Request) => Promise<Response>>(
      (next, layer) => (passed) => layer(passed, next),
      (passed) => send(passed, context),
    )(request);
