import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkPaymentPage } from './check-payment-page.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const policy =
  "default-src 'none';script-src 'self';base-uri 'none';require-trusted-types-for 'script';style-src 'self'";
const page = `<script type="module" crossorigin src="/assets/a.js" integrity="${hashOf('a')}"></script><script type="application/json" id="start">{}</script>`;
const inventory = {
  scripts: [{ path: '/assets/a.js', integrity: hashOf('a') }],
  loader: { path: '/loader-1.js', integrity: hashOf('loader') },
};

/** Checks a site that serves these files instead of the ones that the build made. */
function check(changed: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const files: Record<string, string> = {
    '/hosted-checkout/eg': page,
    '/assets/a.js': 'a',
    '/loader-1.js': 'loader',
    ...changed,
  };
  const get = async (url: string) => {
    const text = files[new URL(url).pathname];
    const init = { headers: { 'content-security-policy': policy, ...headers } };
    return text === undefined ? new Response('', { status: 404 }) : new Response(text, init);
  };
  return checkPaymentPage('https://pay.example.com/', inventory, get);
}

test('finds nothing on the page as it was built', async () => {
  expect(await check()).toEqual([]);
});

test('finds a changed file, and a missing one', async () => {
  expect(await check({ '/assets/a.js': 'a;steal()' })).toEqual([
    `/assets/a.js was changed: its hash is ${hashOf('a;steal()')}.`,
  ]);
  expect((await check({ '/loader-1.js': 'other' }))[0]).toContain('/loader-1.js was changed');
});

test('finds a script that the build did not make, an inline one, and one without its hash', async () => {
  const strange = `${page}<script src="https://evil.test/x.js"></script><script>steal()</script><script src="/assets/a.js"></script>`;
  expect(await check({ '/hosted-checkout/eg': strange })).toEqual([
    'The page runs https://evil.test/x.js, which is not in the inventory.',
    'The page holds an inline script.',
    'The page names /assets/a.js without its hash.',
  ]);
});

test('finds a weaker policy', async () => {
  const weak = "default-src 'none';script-src 'self' 'unsafe-inline';base-uri 'none'";
  expect(await check({}, { 'content-security-policy': weak })).toEqual([
    "The Content-Security-Policy lacks script-src 'self'.",
    "The Content-Security-Policy lacks require-trusted-types-for 'script'.",
    'The Content-Security-Policy allows unsafe-inline.',
  ]);
});
