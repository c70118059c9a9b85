import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes form-encoded bodies: providers send these, our own clients never. */
    takesForms?: boolean;
  }
}

/**
 * Lets the routes with `takesForms` take form-encoded bodies; all others refuse them, because a form of any website can post one
 * without asking.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      if (!request.routeOptions.config.takesForms)
        return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? ''));
      request.rawBytes = body;
      request.rawBody = body.toString('utf8');
      return done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
    },
  );
}
