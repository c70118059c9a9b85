import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestGateway } from '@daftar/server/testing';
import { buildPages } from '../scripts/build-pages.ts';
import { findBrowser } from './browser.ts';
import { startDemo } from './start-demo.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the whole product twice on free ports, empty and with a part of the demo, runs the browser tests against both
 * (`screenshots` first among the arguments: takes the pictures instead), and stops them again.
 */
const browser = findBrowser();
const files = await buildPages(root);
const [product, demo] = await Promise.all([startTestGateway({ files }), startDemo(files)]);
const given = process.argv.slice(2);
const pictures = given[0] === 'screenshots';
const options = pictures ? ['--project=screenshots', ...given.slice(1)] : ['--project=product', ...given];
const child = spawn('playwright', ['test', ...options], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...demo.environment,
    CHROMIUM: browser,
    BACKOFFICE_URL: product.backofficeUrl,
    CHECKOUT_URL: product.checkoutUrl,
    SANDBOX_URL: product.sandboxUrl,
    OWNER_USER: product.owner.userName,
    OWNER_PASSWORD: product.owner.password,
  },
});
const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
await Promise.all([product.close(), demo.product.close()]);
process.exit(code);
