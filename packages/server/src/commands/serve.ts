import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFromTerminal } from '../start/start-from-terminal.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const at = (...parts: string[]): string => path.join(root, ...parts);

/** Starts the product in production: with prebuilt pages and without demo data. */
await startFromTerminal({
  arguments: ['--empty'],
  environment: process.env,
  root,
  pages: {
    web: at('packages/web/dist'),
    reference: at('openapi/dist/reference'),
    frame: at('packages/checkout-widget/dist/frame'),
    loader: at('packages/checkout-widget/dist/loader.global.js'),
  },
});
