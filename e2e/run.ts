import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestGateway } from '@daftar/server/testing';
import { buildPages } from '../scripts/build-pages.ts';
import { findBrowser } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the whole product on free ports, runs the browser tests against it, and stops it again. */
const browser = findBrowser();
const files = await buildPages(root);
const product = await startTestGateway({ files });
const given = process.argv.slice(2);
const child = spawn('playwright', ['test', ...given], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    CHROMIUM: browser,
    BACKOFFICE_URL: product.backofficeUrl,
    CHECKOUT_URL: product.checkoutUrl,
    SANDBOX_URL: product.sandboxUrl,
    OWNER_USER: product.owner.userName,
    OWNER_PASSWORD: product.owner.password,
  },
});
const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
await product.close();
process.exit(code);
