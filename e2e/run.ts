import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestGateway } from '@daftar/server/testing';
import { buildPages } from '../scripts/build-pages.ts';
import { findBrowser } from './browser.ts';
import { startDemo } from './start-demo.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Tags of the tests that take longer than all others together: they run only on request. */
const TAGS = ['accessible', 'walks', 'large'];
const groups = groupsOf(process.argv.slice(2));

/** Returns the groups of Playwright arguments that run in parallel. Each group has its own demo, so its tests share no data with other groups. */
function groupsOf([first, ...others]: string[]): string[][] {
  if (first === 'screenshots') return [['--project=screenshots', ...others]];
  if (first !== undefined && TAGS.includes(first)) {
    return [['--project=product', '--grep', `@${first}`, ...others]];
  }
  if (first !== undefined) return [['--project=product', first, ...others]];
  const brief = ['--project=product', '--grep-invert', TAGS.map((tag) => `@${tag}`).join('|')];
  return [
    [...brief, 'a11y/', 'checkout/'],
    [...brief, 'backoffice/'],
  ];
}

/**
 * Starts an empty product and, for each group, a product with a part of the demo, runs the browser tests against them and
 * stops them. With `screenshots` as first argument it takes screenshots instead. With `accessible` it checks every page
 * with axe, in both themes, both directions and on a phone, and the digits of every number. With `walks` it pays in the ways
 * that take long. With `large` it works with files of 50,000 rows.
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
