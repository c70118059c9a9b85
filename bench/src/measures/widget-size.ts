import { readFileSync } from 'node:fs';
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
      budget: 2,
      limit: 'at most',
      reference: [`${kb(loader.length / 1000)} before gzip`, ...others].join(', '),
    },
  ];
};

/** Measures the scripts and styles that a customer's browser loads until the payment methods are shown, without the first one's form. */
export const frameSize: Measure = async (options) => {
  const page = pageFiles(await builtFile('checkout-widget', 'frame/index.html', 'build:frame'));
  const sizeOf = (files: string[]) => files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0);
  const scripts = sizeOf(await withStaticImports(page.scripts));
  const styles = sizeOf(page.styles);
  const others = options.peers ? await peerSizes(framePeers) : [];
  return [
    {
      measure: 'frame-size: until the methods are shown, JS+CSS min+gz',
      value: scripts + styles,
      unit: 'KB',
      budget: 45,
      limit: 'at most',
      reference: [`JS ${kb(scripts)}, CSS ${kb(styles)}`, ...others].join(', '),
    },
  ];
};
