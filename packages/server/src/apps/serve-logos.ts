import type { FastifyInstance } from 'fastify';
import { notFound } from '../basics/problems.ts';
import type { Gateway } from '../gateway.ts';
import { merchantBySid } from '../records/by-id.ts';
import { readLogo } from '../records/merchant-logo.ts';

/** Serves merchants' logos by the merchant's public account code. An address with another version gets the current image, uncached. */
export function serveLogos(app: FastifyInstance, { db }: Gateway): void {
  app.get<{ Params: { sid: string }; Querystring: { v?: unknown } }>(
    '/logo/:sid',
    async ({ params, query }, reply) => {
      const merchant = await merchantBySid(db, params.sid)
        .select(['logo', 'logo_version'])
        .executeTakeFirst();
      const logo = merchant?.logo ? readLogo(merchant.logo) : undefined;
      if (!logo) throw notFound('request.unknownAddress');
      const isCurrent = query.v === merchant?.logo_version;
      return (
        reply
          .type(logo.type)
          .header('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          // A shop's page that is isolated from other origins may show the logo in its frame.
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .send(logo.bytes)
      );
    },
  );
}
