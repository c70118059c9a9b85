import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts form-encoded bodies. Only payment providers send them, directly or through the customer's browser. */
    takesForms?: boolean;
  }
}

/**
 * Accepts form-encoded bodies on routes with `takesForms`. All other routes reject them, because a form on any website can send
 * one without a CORS preflight.
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
