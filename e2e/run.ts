import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestGateway } from '@daftar/server/testing';
import { buildPages } from '../scripts/build-pages.ts';
import { findBrowser } from './browser.ts';
import { proveScan } from './card-data/prove-scan.ts';
import { slowNetwork } from './slow-network.ts';
import { startDemo } from './start-demo.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Tags of the tests that take longer than all others together: they run only on request. */
const TAGS = ['accessible', 'routes', 'walks', 'large'];
/** Options that leave out the long tests. */
const brief = [
  '--project=product',
  '--grep-invert',
  [...TAGS, 'elsewhere'].map((tag) => `@${tag}`).join('|'),
];
/**
 * What `npm test` runs, which has twenty minutes on two cores for everything: money's way through checkout and back-office, and
 * every route. Two groups that take about the same time.
 */
const mainPaths = [
  [
    'a11y/walks',
    'a11y/keyboard-money',
    'checkout/card-data-scan',
    'checkout/embed.spec',
    'checkout/hosted',
    'checkout/outcomes',
    'checkout/payment-link',
    'widths/phone',
  ],
  [
    'backoffice/approvals',
    'backoffice/forms',
    'backoffice/main-path',
    'backoffice/payouts',
    'backoffice/settlement-files',
    'backoffice/shell',
  ],
];
const groups = groupsOf(process.argv.slice(2));

interface Group {
  /** Arguments of Playwright. */
  options: string[];
  /** Settings of the group's demo and of its tests. */
  environment?: Record<string, string>;
}

/** Returns the groups of tests that run in parallel. Each group has its own demo, so its tests share no data with other groups. */
function groupsOf([first, ...others]: string[]): Group[] {
  if (first === 'main') return mainPaths.map((files) => ({ options: [...brief, ...files, ...others] }));
  if (first === 'screenshots') return [{ options: ['--project=screenshots', ...others] }];
  if (first === 'walks') return walks(others);
  if (first !== undefined && TAGS.includes(first)) {
    return [{ options: ['--project=product', '--grep', `@${first}`, ...others] }];
  }
  if (first !== undefined) return [{ options: ['--project=product', first, ...others] }];
  // Two groups that take about the same time.
  return [{ options: [...brief, 'a11y/', 'checkout/', 'widths/'] }, { options: [...brief, 'backoffice/'] }];
}

/**
 * Returns the groups of the long checkout tests: those of the usual installation, and those of one whose checkout accepts no card
 * data. With words, only tests with one of the words in file name or title run.
 */
function walks(words: string[]): Group[] {
  const chosen = words.length > 0 ? [`(?:${words.join('|')})`] : [];
  const named = (tag: string) => [
    ...['--project=product', '--workers=2', '--grep'],
    [...chosen, tag].join('.*'),
  ];
  return [
    { options: named('@(walks|brief)') },
    // Few providers have a card page of their own, so words may select none of these tests.
    { options: [...named('@elsewhere'), '--pass-with-no-tests'], environment: { CARD_ENTRY: 'redirect' } },
  ];
}

/**
 * Starts an empty product and, for each group, a product with a part of the demo, runs the browser tests against them and
 * stops them. The first argument chooses: `main` runs only the main paths; `screenshots` takes screenshots instead;
 * `accessible` checks every page with axe, in both themes, both directions and on a phone, and the digits of every number;
 * `routes` opens every page as several roles, in English and Arabic; `walks` pays in every way with every outcome, and then
 * looks for card data in the database and the log; `large` works with files of 50,000 rows.
 * With SLOW_NETWORK=1 in the environment, the product's responses come late and in another order.
 */
const browser = findBrowser();
const files = await buildPages(root);
if (process.env.SLOW_NETWORK) slowNetwork();
const product = await startTestGateway({ files, runsSchedule: true });
const isWalk = process.argv[2] === 'walks';
const logs = groups.map((): string[] => []);
const demos = await Promise.all(
  groups.map(({ environment }, index) =>
    startDemo(files, {
      ...(environment && { environment }),
      ...(isWalk && { onLogLine: (line: string) => void logs[index]?.push(line) }),
    }),
  ),
);

function runGroup({ options, environment }: Group, index: number): Promise<number> {
  const output = ['--output', `test-results/runs-${index + 1}`];
  const child = spawn('playwright', ['test', ...output, ...options], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...demos[index]?.environment,
      ...environment,
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

/** Returns 1 when a demo's database or log contains card data. */
async function scan(): Promise<number> {
  const found = await Promise.all(
    demos.map((demo, index) => proveScan(demo.product.gateway, logs[index] ?? [])),
  );
  const lines = logs.reduce((sum, log) => sum + log.length, 0);
  console.log(`Card data in the databases and ${lines} log lines: ${found.flat().join('\n') || 'none'}`);
  return found.flat().length > 0 ? 1 : 0;
}

const codes = await Promise.all(groups.map(runGroup));
if (isWalk) codes.push(await scan());
await Promise.all([product.close(), ...demos.map((demo) => demo.product.close())]);
process.exit(Math.max(...codes));
