import type { Send } from './transport.ts';

/** What lies around every call, however often it is tried: it may change the request, the answer, or answer itself. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Lays middleware around the transport, the first one outermost. */
export const layered =
  (layers: readonly Middleware[], send: Send): Send =>
  (request, trip) =>
    layers.reduceRight<(request: Request) => Promise<Response>>(
      (next, layer) => (passed) => layer(passed, next),
      (passed) => send(passed, trip),
    )(request);
