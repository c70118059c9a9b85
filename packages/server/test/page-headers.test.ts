import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATA_HEADERS } from '../src/http/security-headers.ts';
import { send } from './support/api.ts';
import { makePageFiles } from './support/page-files.ts';
import { newSession } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

const { files, remove } = makePageFiles();
let world: World;
let sessionId: string;

beforeAll(async () => {
  world = await startWorld({ files });
  ({ sessionId } = await newSession(world, { allowedOrigins: ['https://shop.example'] }));
});

afterAll(async () => {
  await world.close();
  remove();
});

/** Parses the content security policy into directives and their sources. */
const policyOf = (headers: Headers): Map<string, string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const sources = (policy: Map<string, string[]>, name: string) =>
  policy.get(name) ?? policy.get('default-src');

type Where = 'backofficeUrl' | 'checkoutUrl' | 'sandboxUrl';

/** Every page, one file of each kind, and missing addresses. */
const addresses: [Where, string, number][] = [
  ['backofficeUrl', '/', 200],
  ['backofficeUrl', '/users', 200],
  ['backofficeUrl', '/assets/app-1a2b.js', 200],
  ['backofficeUrl', '/docs', 302],
  ['backofficeUrl', '/docs/', 200],
  ['backofficeUrl', '/docs/assets/app-1a2b.js', 200],
  ['backofficeUrl', '/hosted-checkout/eg/SESSION', 302],
  ['backofficeUrl', '/nowhere.css', 404],
  ['backofficeUrl', '/health', 200],
  ['checkoutUrl', '/hosted-checkout/eg/SESSION', 200],
  ['checkoutUrl', '/frame/SESSION', 200],
  ['checkoutUrl', '/loader.js', 200],
  ['checkoutUrl', '/assets/app-1a2b.js', 200],
  ['checkoutUrl', '/nowhere', 404],
  ['sandboxUrl', '/', 200],
  ['sandboxUrl', '/fawry', 200],
  ['sandboxUrl', '/sandbox.css', 200],
  ['sandboxUrl', '/nowhere', 404],
];

describe.each(addresses)('%s %s', (where, address, status) => {
  const get = () =>
    send(world[where], 'GET', address.replace('SESSION', sessionId), { headers: { accept: 'text/html' } });

  test('allows only its own scripts and framing only by allowed origins', async () => {
    const answer = await get();
    expect(answer.status).toBe(status);
    const policy = policyOf(answer.headers);
    expect(["'self'", "'none'"]).toContain(policy.get('default-src')?.join(' '));
    for (const name of ['script-src', 'object-src', 'connect-src', 'worker-src'])
      expect(
        sources(policy, name)?.filter((source) => !["'self'", "'none'"].includes(source)),
        name,
      ).toEqual([]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toBeDefined();
    const mayFrame = address.startsWith('/frame/') ? 'https://shop.example' : "'none'";
    expect(policy.get('frame-ancestors')).toEqual([mayFrame]);
  });

  test('has security headers and does not reveal the server software', async () => {
    const { headers } = await get();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name), name).toBeNull();
    if (status === 200 && headers.get('content-type')?.startsWith('text/html'))
      expect(headers.get('cache-control')).toMatch(/^no-(cache|store)$/);
  });
});

test("an operation's response forbids rendering, scripts, framing and caching", async () => {
  const { status, headers } = await send(world.backofficeUrl, 'GET', '/lookups/available');
  expect(status).toBe(401);
  expect(Object.fromEntries(headers)).toMatchObject(DATA_HEADERS);
});
