import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';

const RECHECK_MS = 250;
/** Returns a random delay after which an event stream reconnects, so that clients do not reconnect all at once. */
const reconnectMs = () => 1_000 + Math.round(Math.random() * 2_000);

/**
 * Lets running requests finish when the app closes. Ends event streams, which never end by themselves, and tells their clients
 * when to reconnect. Closes connections without any request yet, such as those that browsers open in advance. Other
 * connections close after their response.
 */
export function finishInFlight(app: FastifyInstance, inFlight: ReadonlySet<FastifyReply>): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', (done) => {
    const end = () => {
      endStreams(inFlight);
      closeUnused(connections);
    };
    end();
    // Repeat until the server has closed, because the last accepted request may still open a stream.
    const again = setInterval(end, RECHECK_MS);
    app.server.once('close', () => clearInterval(again));
    done();
  });
}

function endStreams(inFlight: ReadonlySet<FastifyReply>): void {
  for (const reply of inFlight) {
    const { raw } = reply;
    // A reply whose headers are sent but which has not ended: an event stream.
    if (reply.sent && raw.headersSent && !raw.writableEnded) raw.end(`retry: ${reconnectMs()}\n\n`);
    else if (!raw.headersSent) raw.setHeader('connection', 'close');
  }
}

/**
 * Closes connections on which no byte has arrived. Node would wait until they time out, because it treats a connection as idle
 * only after its first request.
 */
function closeUnused(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
