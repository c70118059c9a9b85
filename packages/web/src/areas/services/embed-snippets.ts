export type EmbedTarget = {
  readonly service: { readonly serviceId: string; readonly currency: string };
  /** Base address of the gateway's API. */
  readonly api: string;
  /** Base address of the checkout: script, frame and hosted page. */
  readonly checkout: string;
};

export type IntegrationMethod = 'script' | 'npm' | 'react' | 'hosted';

export type Snippet = { readonly name: string; readonly code: string };

/** Writes a text as a JavaScript string literal in single quotes that is also safe inside a script element. */
const stringLiteral = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`).replaceAll('<', '\\x3C')}'`;

/** Code for the merchant's server. It reads the secret key from the environment; the back-office never writes it. */
export function serverSnippet({ service, api }: EmbedTarget): Snippet {
  return {
    name: 'server.ts',
    code: `import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: ${stringLiteral(api)},
  secretKey: process.env.DAFTAR_SECRET_KEY,
});

export async function openCheckout(order: { id: string; total: number }) {
  return await daftar.checkout.createSession({
    serviceId: ${stringLiteral(service.serviceId)},
    orderId: order.id,
    amount: order.total, // major units
    currency: ${stringLiteral(service.currency)},
    redirectUrl: 'https://shop.example/thanks',
    allowedOrigins: ['https://shop.example'],
  });
}
`,
  };
}

const script = ({ checkout }: EmbedTarget): Snippet[] => [
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

const npm = ({ checkout }: EmbedTarget): Snippet[] => [
  { name: 'npm', code: 'npm install @daftar/checkout-widget\n' },
  {
    name: 'shop.ts',
    code: `import { createCheckout } from '@daftar/checkout-widget';

const checkout = createCheckout({
  session: sessionId,
  baseUrl: ${stringLiteral(checkout)},
});
checkout.on('succeeded', ({ detail }) => showThanks(detail.orderId));
checkout.mount('#checkout');
`,
  },
];

const react = ({ checkout }: EmbedTarget): Snippet[] => [
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

const hosted = (_: EmbedTarget): Snippet[] => [
  {
    name: 'server.ts',
    code: `const session = await openCheckout(order);
response.writeHead(303, { location: session.url }).end();
`,
  },
];

const snippetsByMethod = { script, npm, react, hosted } as const;

/** Code for the merchant's page that shows the checkout. */
export const pageSnippets = (method: IntegrationMethod, embed: EmbedTarget): readonly Snippet[] =>
  snippetsByMethod[method](embed);

/** The Content-Security-Policy directives that the merchant's page needs. */
export function policySnippet({ checkout }: EmbedTarget): Snippet {
  return {
    name: 'Content-Security-Policy',
    code: `script-src 'self' ${checkout}; frame-src ${checkout}\n`,
  };
}
