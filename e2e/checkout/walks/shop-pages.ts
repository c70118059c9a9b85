import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo } from '../../demo.ts';

export interface ShopPages {
  /** The shop's origin. Its host is `localhost`, the gateway's is `127.0.0.1`, so browsers treat them as different sites. */
  origin: string;
  stop: () => void;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/**
 * Serves a shop whose pages have a strict policy and Trusted Types: `/pay/{sessionId}` embeds the checkout, `/return` takes customers back,
 * and `/basket` is where they go in between.
 */
export async function serveShopPages(): Promise<ShopPages> {
  const { path, integrity } = await (await fetch(`${demo.checkout}/loader.json`)).json();
  const loader = `<script src="${demo.checkout}${path}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  const policy = [
    `default-src 'none'; script-src ${demo.checkout}; frame-src ${demo.checkout}; base-uri 'none'; form-action 'none'`,
    "require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
  const server = createServer((request, response) => {
    const [, name, id = ''] = new URL(request.url ?? '', 'http://shop').pathname.split('/');
    const checkout = `<div data-daftar-session="${encodeURIComponent(id)}" data-locale="en"></div>${loader}`;
    const pages: Record<string, string> = {
      pay: page('Checkout', checkout),
      return: page('Back at the shop', ''),
      basket: page('Basket', ''),
    };
    response
      .writeHead(name && pages[name] ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      })
      .end((name && pages[name]) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
