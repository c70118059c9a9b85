import type { FastifyInstance } from 'fastify';
import type { Brand } from '../config/read-brand.ts';

const LOGO = '/brand/logo';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Writes the installation's name, accent colour and logo into a page, where the app reads them before its first render. */
export function brandedPage(page: string, { name, accent, logo }: Brand): string {
  const brand = JSON.stringify({ name, accent, logo: logo && LOGO });
  const titled = page.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`);
  const withIcon = logo
    ? titled.replace('href="/favicon.svg" type="image/svg+xml"', `href="${LOGO}"`)
    : titled;
  return withIcon.replace(
    '</title>',
    () => `</title>\n    <meta name="brand" content="${escaped(brand)}" />`,
  );
}

/** Serves the installation's logo. Scripts inside an SVG do not run, even if the file is opened directly. */
export function serveLogo(app: FastifyInstance, { logo }: Brand): void {
  if (!logo) return;
  app.get(LOGO, async (_request, reply) =>
    reply
      .type(logo.type)
      .header('Cache-Control', 'public, max-age=3600')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(logo.bytes),
  );
}
