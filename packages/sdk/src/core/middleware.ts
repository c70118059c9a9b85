import type { Middleware } from './options.ts';
import type { Send } from './transport.ts';

/** Lays middleware around the transport, the first one outermost. */
export const layered =
  (layers: readonly Middleware[], send: Send): Send =>
  (request, trip) =>
    layers.reduceRight<(request: Request) => Promise<Response>>(
      (next, layer) => (passed) => layer(passed, next),
      (passed) => send(passed, trip),
    )(request);
