import type { EmbedChoices } from './embed-options.ts';
import { writtenOptions } from './embed-options.ts';

export type EmbedTarget = {
  readonly service: {
    readonly serviceId: string;
    readonly currency: string;
    readonly paymentMethods: readonly string[];
  };
  /** Base address of the gateway's API. */
  readonly api: string;
  /** Base address of the checkout: script, frame and hosted page. */
  readonly checkout: string;
  readonly choices: EmbedChoices;
  /** Path and hash of the loader's newest version; undefined if the server does not report them. */
  readonly loader?: { readonly path: string; readonly integrity: string } | undefined;
};

export type IntegrationMethod = 'html' | 'script' | 'npm' | 'react' | 'hosted';

export type Snippet = { readonly name: string; readonly code: string };

/** Writes a text as a JavaScript string literal in single quotes that is also safe inside a script element. */
const stringLiteral = (text: string): string =>
  `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`).replaceAll('<', '\\x3C')}'`;

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Writes a value as JavaScript, in one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${literal(part)}`)
    .join(', ')} }`;
}

const optionsOf = ({ choices, service }: EmbedTarget) => writtenOptions(choices, service.paymentMethods);

/** The options as lines of an object literal. */
const optionLines = (target: EmbedTarget): string =>
  Object.entries(optionsOf(target))
    .map(([name, value]) => `  ${name}: ${literal(value)},\n`)
    .join('');

/** The options as `data-` attributes. */
function dataAttributes(target: EmbedTarget): string {
  const { appearance = {}, methods, payButton, ...rest } = optionsOf(target);
  const all = {
    ...rest,
    ...appearance,
    ...(methods && { methods: methods.join() }),
    ...(payButton === false && { 'pay-button': 'false' }),
  };
  return Object.entries(all)
    .map(([name, value]) => ` data-${name}="${attribute(String(value))}"`)
    .join('');
}

/** The script tag of the loader. With a version's path and hash, the browser runs only exactly this script. */
function loaderTag({ checkout, loader }: EmbedTarget): string {
  if (!loader) return `<script src="${checkout}/loader.js"></script>`;
  return `<script src="${checkout}${loader.path}"
  integrity="${loader.integrity}"
  crossorigin="anonymous"></script>`;
}

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

const html = (target: EmbedTarget): Snippet[] => {
  const options = dataAttributes(target);
  const place =
    target.choices.mode === 'inline'
      ? `<div data-daftar-session="SESSION_ID"${options}></div>`
      : `<a href="${target.checkout}/hosted-checkout/eg/SESSION_ID" data-daftar-session="SESSION_ID"${options}>Pay</a>`;
  return [{ name: 'checkout.html', code: `${place}\n${loaderTag(target)}\n` }];
};

const script = (target: EmbedTarget): Snippet[] => [
  {
    name: 'checkout.html',
    code: `<div id="checkout" data-session="SESSION_ID"></div>
${loaderTag(target)}
<script src="/shop.js"></script>
`,
  },
  {
    name: 'shop.js',
    code: `const place = document.querySelector('#checkout');
const checkout = Daftar.createCheckout({
  session: place.dataset.session,
${optionLines(target)}});
checkout.on('succeeded', ({ detail }) => showThanks(detail.orderId));
checkout.mount(place);
`,
  },
];

const npm = (target: EmbedTarget): Snippet[] => [
  { name: 'npm', code: 'npm install @daftar/checkout-widget\n' },
  {
    name: 'shop.ts',
    code: `import { createCheckout } from '@daftar/checkout-widget';

const checkout = createCheckout({
  session: sessionId,
  baseUrl: ${stringLiteral(target.checkout)},
${optionLines(target)}});
checkout.on('succeeded', ({ detail }) => showThanks(detail.orderId));
checkout.mount('#checkout');
`,
  },
];

const react = (target: EmbedTarget): Snippet[] => [
  { name: 'npm', code: 'npm install @daftar/checkout-widget\n' },
  {
    name: 'pay.tsx',
    code: `import { DaftarCheckout } from '@daftar/checkout-widget/react';

export function Pay({ sessionId }: { sessionId: string }) {
  return (
    <DaftarCheckout
      session={sessionId}
      baseUrl="${target.checkout}"
${Object.entries(optionsOf(target))
  .map(([name, value]) => `      ${name}={${literal(value)}}\n`)
  .join('')}      onSucceeded={({ detail }) => showThanks(detail.orderId)}
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

const snippetsByMethod = { html, script, npm, react, hosted } as const;

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
