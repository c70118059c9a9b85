import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './support/api.ts';
import { newSession, paidPayment, readSession } from './support/payments.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const PNG = '89504e470d0a1a0a';
const JPEG = 'ffd8ffe0';
const WEBP = '524946461a00000057454250';
const image = (kind: string, start: string, size = 100) =>
  `data:image/${kind};base64,${Buffer.from(start.padEnd(size * 2, '0'), 'hex').toString('base64')}`;

async function save(logo: string | undefined) {
  const { merchantId: id } = world.nile;
  const { body: stored } = await world.asOwner('getMerchant', { params: { id } });
  const { logo: _before, ...rest } = stored;
  return world.asOwner('editMerchant', {
    params: { id },
    body: { ...rest, ...(logo !== undefined && { logo }) },
  });
}

test.each([
  ['png', PNG],
  ['jpeg', JPEG],
  ['webp', WEBP],
])(
  'serves a merchant’s %s logo on both origins and names its path wherever customers pay',
  async (kind, start) => {
    const { body: saved, text } = await save(image(kind, start));
    expect(saved.logo, text).toMatch(/^\/logo\/[a-z0-9]+\?v=[0-9a-f]{8}$/);
    for (const origin of ['checkoutUrl', 'backofficeUrl'] as const) {
      const answer = await send(world[origin], 'GET', saved.logo ?? '');
      expect(answer.headers.get('content-type')).toBe(`image/${kind}`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    const { serviceId } = await newSession(world);
    const service = await world.asCustomer('getCheckoutService', { params: { serviceId } });
    expect(service.body.merchantLogo).toBe(saved.logo);
    const { receiptId = '' } = await readSession(world, await paidPayment(world, 20));
    const receipt = await world.asCustomer('getReceipt', { params: { receiptId } });
    expect(receipt.body.merchantLogo).toBe(saved.logo);
  },
);

test('an edit that sends back the path keeps the logo, and one without a logo removes it', async () => {
  const { logo } = (await save(image('png', PNG))).body;
  expect((await save(logo)).body.logo).toBe(logo);
  const { body } = await save(undefined);
  expect(body.logo).toBeUndefined();
  expect((await send(world.checkoutUrl, 'GET', logo ?? '')).status).toBe(404);
});

test.each([
  ['a script', 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='],
  ['a page', `data:text/html;base64,${Buffer.from('<script>').toString('base64')}`],
  ['another file that calls itself PNG', image('png', JPEG)],
  ['a PNG that calls itself WebP', image('webp', PNG)],
  ['an image above 16 KB', image('png', PNG, 16_385)],
  ['an address elsewhere', 'https://evil.example/logo.png'],
  ['the path of another merchant’s logo', '/logo/mother?v=00000000'],
])('rejects %s as a logo', async (_, logo) => {
  const { status, problem } = await save(logo);
  expect([status, problem.errors[0]?.field, problem.message]).toEqual([
    400,
    'logo',
    'Please choose a PNG, JPEG or WebP image of at most 16 KB',
  ]);
});

test('the logo of an unknown account code is 404', async () => {
  expect((await send(world.checkoutUrl, 'GET', '/logo/nobody?v=00000000')).status).toBe(404);
});
