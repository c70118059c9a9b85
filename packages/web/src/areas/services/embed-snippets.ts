export type EmbedOf = {
  readonly service: { readonly serviceId: string; readonly currency: string };
  /** Where the gateway's operations are called. */
  readonly api: string;
  /** Where the gateway serves the checkout: script, frame and hosted page. */
  readonly checkout: string;
};

export type WayIn = 'script' | 'npm' | 'react' | 'hosted';

export type Snippet = { readonly name: string; readonly code: string };

/** A text as a literal of JavaScript in single quotes. */
const quoted = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`).replaceAll('<', '\\x3C')}'`;

/** What the merchant's server does before its page shows: the secret key comes from its environment, never from here. */
export function serverSnippet({ service, api }: EmbedOf): Snippet {
  return {
    name: 'server.ts',
    code: `import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: ${quoted(api)},
  secretKey: process.env.DAFTAR_SECRET_KEY,
});

export async function openCheckout(order: { id: string; total: number }) {
  return await daftar.checkout.createSession({
    serviceId: ${quoted(service.serviceId)},
    orderId: order.id,
    amount: order.total, // major units
    currency: ${quoted(service.currency)},
    redirectUrl: 'https://shop.example/thanks',
    allowedOrigins: ['https://shop.example'],
  });
}
`,
  };
}

const script = ({ checkout }: EmbedOf): Snippet[] => [
  {
    name: 'checkout.html',
    code: `<div id="checkout" data-session="SESSION_ID"></div>
<script src="${checkout}/loader.js"></script>
<script src="/shop.js"></script>
`,
  },
  {
    name: 'shop.js',
    code: `const place = document.querySelector('#checkout');
const checkout = Daftar.createCheckout({ session: place.dataset.session });
checkout.on('succeeded', ({ detail }) => showThanks(detail.orderId));
checkout.mount(place);
`,
  },
];

const npm = ({ checkout }: EmbedOf): Snippet[] => [
  { name: 'npm', code: 'npm install @daftar/checkout-widget\n' },
  {
    name: 'shop.ts',
    code: `import { createCheckout } from '@daftar/checkout-widget';

const checkout = createCheckout({
  session: sessionId,
  baseUrl: ${quoted(checkout)},
});
checkout.on('succeeded', ({ detail }) => showThanks(detail.orderId));
checkout.mount('#checkout');
`,
  },
];

const react = ({ checkout }: EmbedOf): Snippet[] => [
  { name: 'npm', code: 'npm install @daftar/checkout-widget\n' },
  {
    name: 'pay.tsx',
    code: `import { DaftarCheckout } from '@daftar/checkout-widget/react';

export function Pay({ sessionId }: { sessionId: string }) {
  return (
    <DaftarCheckout
      session={sessionId}
      baseUrl="${checkout}"
      onSucceeded={({ detail }) => showThanks(detail.orderId)}
    />
  );
}
`,
  },
];

const hosted = (_: EmbedOf): Snippet[] => [
  {
    name: 'server.ts',
    code: `const session = await openCheckout(order);
response.writeHead(303, { location: session.url }).end();
`,
  },
];

const ways = { script, npm, react, hosted } as const;

/** The lines that show a service's checkout to a customer. */
export const pageSnippets = (way: WayIn, embed: EmbedOf): readonly Snippet[] => ways[way](embed);

/** What a page's Content-Security-Policy has to let in. */
export function policySnippet({ checkout }: EmbedOf): Snippet {
  return {
    name: 'Content-Security-Policy',
    code: `script-src 'self' ${checkout}; frame-src ${checkout}\n`,
  };
}
