import type { FastifyInstance } from 'fastify';
import { invalid } from '../basics/problems.ts';

const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';

/** Responds with 400 to a request with several Host headers (RFC 9112, 3.2): Node uses the first, a proxy may use another. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts += 1;
    if (hosts < 2) return done();
    reply.header('connection', 'close');
    return done(invalid('request.twoHosts'));
  });
}
