import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_MAILS } from '../src/mail/caught-mail.ts';
import { memoryMailStore } from '../src/mail/memory-mail-store.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';

const key = 'only-for-tests';
const store = memoryMailStore();
let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ mail: { key, store } });
});
afterAll(() => sandbox.close());

const mail = {
  id: 'mail_1',
  from: 'Daftar <receipts@daftar.example>',
  to: 'nora@example.com',
  language: 'ar',
  subject: 'Receipt <b>1</b>',
  text: 'Plain <i>text</i>',
  html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script>Paid</body></html>',
};

const hand = (body: unknown, headers: Record<string, string> = { 'x-sandbox-key': key }) =>
  fetch(`${sandbox.url}/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = async (path: string) => {
  const response = await fetch(`${sandbox.url}${path}`);
  return { status: response.status, headers: response.headers, page: await response.text() };
};

test('a mail that is sent twice is listed once, on the first page and in the list of mails', async () => {
  expect((await hand(mail)).status).toBe(204);
  expect((await hand(mail)).status).toBe(204);
  for (const path of ['/', '/mail']) {
    const { page } = await get(path);
    expect(page.match(/href="\/mail\/mail_1/g)).toHaveLength(1);
    expect(page).toContain('Receipt &lt;b&gt;1&lt;/b&gt;');
  }
});

test('a mail’s page shows its text escaped, and its HTML in a frame without scripts', async () => {
  await hand(mail);
  const { page, headers } = await get('/mail/mail_1');
  expect(page).toContain('Plain &lt;i&gt;text&lt;/i&gt;');
  expect(page).toMatch(/<iframe [^>]*src="\/mail\/mail_1\/html"[^>]* sandbox="[^"]*"/);
  expect(page).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(page).toContain('<strong class="tag">Sandbox</strong>');
  expect(headers.get('content-security-policy')).toContain("frame-src 'self'");
  const framed = await get('/mail/mail_1/html');
  const policy = framed.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'.*sandbox allow-popups/);
  expect(policy).not.toMatch(/script|allow-scripts|allow-same-origin/);
});

test('POST /mail requires the key', async () => {
  expect((await hand({ ...mail, id: 'mail_2' }, {})).status).toBe(403);
  expect((await hand({ ...mail, id: 'mail_2' }, { 'x-sandbox-key': 'wrong' })).status).toBe(403);
  expect((await hand({ ...mail, id: 'mail_2', html: 1 })).status).toBe(400);
  expect((await get('/mail/mail_2')).status).toBe(404);
});

test('only the newest mails are stored', async () => {
  const full = memoryMailStore();
  for (let count = 0; count <= MOST_MAILS; count += 1)
    await full.add({ ...mail, language: 'en', id: `mail_${count}`, sentAt: new Date(count) });
  expect(await full.newest(MOST_MAILS + 1)).toHaveLength(MOST_MAILS);
  expect(await full.find('mail_0')).toBeUndefined();
});

test('without a mail catcher, the first page says that a mail server sends the emails', async () => {
  const other = await openSandbox();
  const page = await (await fetch(`${other.url}/`)).text();
  expect(page).toContain('SMTP_URL');
  expect((await fetch(`${other.url}/mail`)).status).toBe(404);
  await other.close();
});
