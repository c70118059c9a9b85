import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestGateway } from '@daftar/server/testing';
import { buildPages } from '../scripts/build-pages.ts';
import { findBrowser } from './browser.ts';
import { startDemo } from './start-demo.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const groups = groupsOf(process.argv.slice(2));

/** What runs at once, each on a demo of its own: tests of one group follow each other and may count on what they find. */
function groupsOf([first, ...others]: string[]): string[][] {
  if (first === 'screenshots') return [['--project=screenshots', ...others]];
  if (first === 'accessible') return [['--project=product', '--grep', '@accessible', ...others]];
  if (first !== undefined) return [['--project=product', first, ...others]];
  // Every page in both themes takes longer than all the rest.
  const brief = ['--project=product', '--grep-invert', '@accessible'];
  return [
    [...brief, 'a11y/', 'checkout/'],
    [...brief, 'backoffice/'],
  ];
}

/**
 * Starts the whole product on free ports, empty and with a part of the demo for each group, runs the browser tests against
 * them and stops them again. `screenshots` first among the arguments takes the pictures instead; `accessible` looks at
 * every page with axe, in both themes, both directions and on a phone, and at every figure's digits.
 */
const browser = findBrowser();
const files = await buildPages(root);
const product = await startTestGateway({ files });
const demos = await Promise.all(groups.map(() => startDemo(files)));

function runGroup(options: string[], index: number): Promise<number> {
  const output = ['--output', `test-results/runs-${index + 1}`];
  const child = spawn('playwright', ['test', ...output, ...options], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...demos[index]?.environment,
      CHROMIUM: browser,
      BACKOFFICE_URL: product.backofficeUrl,
      CHECKOUT_URL: product.checkoutUrl,
      SANDBOX_URL: product.sandboxUrl,
      OWNER_USER: product.owner.userName,
      OWNER_PASSWORD: product.owner.password,
    },
  });
  return new Promise((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
}

const codes = await Promise.all(groups.map(runGroup));
await Promise.all([product.close(), ...demos.map((demo) => demo.product.close())]);
process.exit(Math.max(...codes));
