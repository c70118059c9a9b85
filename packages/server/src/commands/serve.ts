import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFromTerminal } from '../product/start-from-terminal.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const at = (...parts: string[]): string => path.join(root, ...parts);

/** The product with pages that were built before, as in a container: nothing is installed, built or filled with a demo. */
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
