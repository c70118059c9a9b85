import type { FastifyInstance, FastifyReply } from 'fastify';

const AGAIN_MS = 250;
/** When an open page comes back: soon, and not all of them at once. */
const comeBackMs = () => 1_000 + Math.round(Math.random() * 2_000);

/**
 * Lets the answers under way be finished when the app closes. Streams of events never end by themselves, so they are
 * ended with the time at which to come back; everyone else's connection closes with the answer that it waits for.
 */
export function finishInFlight(app: FastifyInstance, underWay: ReadonlySet<FastifyReply>): void {
  app.addHook('preClose', (done) => {
    letGo(underWay);
    // A stream may open with the last request that got in.
    const again = setInterval(() => letGo(underWay), AGAIN_MS);
    app.server.once('close', () => clearInterval(again));
    done();
  });
}

function letGo(underWay: ReadonlySet<FastifyReply>): void {
  for (const reply of underWay) {
    const { raw } = reply;
    // Sent and not ended: taken over by a stream of events.
    if (reply.sent && raw.headersSent && !raw.writableEnded) raw.end(`retry: ${comeBackMs()}\n\n`);
    else if (!raw.headersSent) raw.setHeader('connection', 'close');
  }
}
