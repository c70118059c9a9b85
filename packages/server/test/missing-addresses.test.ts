import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from './support/api.ts';
import { makePageFiles } from './support/page-files.ts';
import { startWorld, type World } from './support/world.ts';

const { files, remove } = makePageFiles();
let world: World;
beforeAll(async () => {
  world = await startWorld({ files });
});
afterAll(async () => {
  await world.close();
  remove();
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const missing = [
  '/checkout/via-link',
  '/checkout/via-link/',
  '/hosted-checkout',
  '/hosted-checkout/xx/cs_1',
  '/receipt',
  '/checkout/mena',
  '/checkout/other/one/two',
  '/frame',
  '/nowhere',
  '/nowhere.css',
  '/.env',
  '/%D8%B4',
  '//double',
  '/index.php?a=1',
];
const unreadable = ['/%', '/%zz', `/checkout/via-link/${'x'.repeat(300)}`];

describe.each(['checkoutUrl', 'backofficeUrl'] as const)('%s', (origin) => {
  const open = (method: string, address: string, accept: string | undefined, more: object = {}) =>
    send(world[origin], method, address, {
      headers: { ...(accept && { accept }), 'accept-language': 'ur-PK,en;q=0.5', ...more },
    });

  test.each([...(origin === 'checkoutUrl' ? ['/'] : []), ...missing, ...unreadable])(
    'gives a browser a page, and a program JSON, at %s',
    async (address) => {
      const page = await open('GET', address, BROWSER);
      // The back-office sends customers' pages to the checkout.
      if (page.status === 302) return;
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.text).toContain('<title>');
      for (const accept of [undefined, '*/*', 'application/json', 'application/json, text/html']) {
        const answer = await open('GET', address, accept);
        expect(answer.headers.get('content-type'), `${accept}`).toContain('application/json');
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(JSON.parse(answer.text)).toMatchObject({
          message: expect.any(String),
          requestId: expect.any(String),
        });
      }
    },
  );

  test('answers a form that a browser posts to a missing address with the page, not with its media type', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = await send(world[origin], 'POST', '/checkout/other/a/b', {
      headers: { accept: BROWSER, ...headers },
      body: 'a=1',
    });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const program = await send(world[origin], 'POST', '/nowhere', { headers, body: 'a=1' });
    expect([program.status, JSON.parse(program.text).errors[0].code]).toEqual([
      404,
      'request.unknownAddress',
    ]);
  });
});

test('the checkout’s page names the problem, so that it is shown in the customer’s language', async () => {
  const { status, text, headers } = await send(world.checkoutUrl, 'GET', '/', {
    headers: { accept: BROWSER },
  });
  expect(status).toBe(404);
  expect(text).toContain('request.unknownAddress');
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['en-GB', 'This page does not exist', 'ltr'],
  ['ar-EG', 'هذه الصفحة غير موجودة', 'rtl'],
  ['ur-PK', 'یہ صفحہ موجود نہیں', 'rtl'],
  ['fr', 'This page does not exist', 'ltr'],
])('the back-office’s page speaks %s', async (language, title, dir) => {
  const { text, status } = await send(world.backofficeUrl, 'GET', '/nowhere.css', {
    headers: { accept: BROWSER, 'accept-language': language },
  });
  expect(status).toBe(404);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`dir="${dir}"`);
});
