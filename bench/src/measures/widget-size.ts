import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Measure } from '../result.ts';
import { builtFile } from '../tools/build-package.ts';
import { gzipped, kb } from '../tools/gzipped.ts';
import { pageFiles, withStaticImports } from '../tools/page-files.ts';
import { type Peer, peerSizes } from '../tools/peers.ts';

const peers: Peer[] = [
  {
    name: 'polar embed',
    packages: ['@polar-sh/checkout'],
    code: "export { PolarEmbedCheckout } from '@polar-sh/checkout/embed';",
  },
  {
    name: 'stripe loader',
    packages: ['@stripe/stripe-js'],
    code: "export { loadStripe } from '@stripe/stripe-js';",
  },
];

const framePeers: Peer[] = [
  {
    name: 'adyen with its card form',
    packages: ['@adyen/adyen-web'],
    code: "export { AdyenCheckout, Dropin, Card } from '@adyen/adyen-web';",
  },
];

/** Measures the loader's file for the script tag. */
export const loaderSize: Measure = async (options) => {
  const loader = readFileSync(await builtFile('checkout-widget', 'loader.global.js'));
  const others = options.peers ? await peerSizes(peers) : [];
  return [
    {
      measure: 'loader-size: script tag, min+gz',
      value: gzipped(loader),
      unit: 'KB',
      budget: 2.2,
      limit: 'at most',
      reference: [`${kb(loader.length / 1000)} before gzip`, ...others].join(', '),
    },
  ];
};

/** Files of each provider's and method's form, as the frame's build writes them: `/assets/….js`. */
type Preloads = Record<string, Record<string, string[]>>;

const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);

/**
 * Measures the scripts and styles that a customer's browser loads until the first method can be used: those of the page, and
 * those of the largest form.
 */
export const frameSize: Measure = async (options) => {
  const html = await builtFile('checkout-widget', 'frame/index.html', 'build:frame');
  const page = pageFiles(html);
  const scripts = sizeOf(await withStaticImports(page.scripts));
  const styles = sizeOf(page.styles);
  const folder = path.dirname(html);
  const preloads: Preloads = JSON.parse(readFileSync(path.join(folder, 'preloads.json'), 'utf8'));
  const forms = Object.values(preloads)
    .flatMap((methods) => Object.values(methods))
    .map((files) => sizeOf(files.map((file) => path.join(folder, file))));
  const largest = Math.max(...forms);
  const others = options.peers ? await peerSizes(framePeers) : [];
  return [
    {
      measure: 'frame-size: until the first method can be used, JS+CSS min+gz',
      value: scripts + styles + largest,
      unit: 'KB',
      budget: 50,
      limit: 'at most',
      reference: [
        `page JS ${kb(scripts)}, CSS ${kb(styles)}`,
        `forms ${kb(Math.min(...forms))} to ${kb(largest)}`,
        ...others,
      ].join(', '),
    },
  ];
};
