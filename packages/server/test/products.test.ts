import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config/read-config.ts';
import { type Answer, call, send, token } from './support/api.ts';
import { newProduct, productForm } from './support/catalogue.ts';
import { newMerchant, signedInUser, startWorld, unique, type World } from './support/world.ts';

const BASIC = 'shop-client:old-secret-word';
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

let world: World;
let nileUser: Record<string, string>;
beforeAll(async () => {
  world = await startWorld({ environment: { PRODUCTS_BASIC: BASIC } });
  nileUser = token(await signedInUser(world, 'nile-all', world.nile.merchantId));
});
afterAll(() => world.close());

const add = (body: object) => world.asOwner('addProduct', { body });
const refusal = ({ status, problem }: Answer) => [status, problem.errors[0]?.field, problem.errors[0]?.code];

test('a product is added and edited, each with a history entry', async () => {
  const form = productForm({ name: ' رواية ' });
  const added = await add({ ...form, merchantId: world.nile.merchantId });
  expect(added.body).toEqual({
    ...form,
    name: 'رواية',
    _id: expect.stringMatching(/^prd_/),
    merchantId: world.nile.merchantId,
    merchantName: world.nile.name,
    currency: 'EGP',
    createdDate: expect.any(String),
  });
  const params = { id: added.body._id };
  expect((await world.asOwner('getProduct', { params })).body).toEqual(added.body);
  const edited = await world.asOwner('editProduct', {
    params,
    body: { ...added.body, attributes: { inventory: 0 } },
  });
  expect(edited.body).toEqual({ ...added.body, attributes: { inventory: 0 } });
  const entries = await world.gateway.db
    .selectFrom('audit_entries')
    .select(['action', 'description', 'user_type_id', 'after'])
    .where('record_id', '=', params.id)
    .orderBy('seq')
    .execute();
  expect(entries).toMatchObject([
    { action: 'addProduct', user_type_id: world.nile.merchantId },
    { action: 'editProduct', description: 'Changed attributes', after: { attributes: { inventory: 0 } } },
  ]);
});

test("an edit with only the specification's three fields keeps the attributes", async () => {
  const { body } = await add({ ...productForm(), merchantId: world.nile.merchantId });
  const { sku = '', merchantId } = body;
  const edited = await world.asOwner('editProduct', {
    params: { id: body._id },
    body: { merchantId, name: 'Renamed', sku },
  });
  expect(edited.body).toEqual({ ...body, name: 'Renamed' });
  expect(Object.keys(edited.body.attributes)).not.toEqual([]);
});

test('a product with only a name has no attributes', async () => {
  const { body } = await add({ name: unique('Bare'), merchantId: world.nile.merchantId });
  expect(body.attributes).toEqual({});
  expect(body).not.toHaveProperty('sku');
});

test('a SKU is unique within a merchant', async () => {
  const sku = unique('SAME').replace(' ', '-');
  const first = await newProduct(world.gateway, world.nile, { sku });
  await newProduct(world.gateway, world.delta, { sku });
  const again = await add({ ...productForm({ sku: ` ${sku} ` }), merchantId: world.nile.merchantId });
  expect(refusal(again)).toEqual([409, 'sku', 'sku-taken']);
  const other = await newProduct(world.gateway, world.nile);
  const edited = await world.asOwner('editProduct', {
    params: { id: other.id },
    body: productForm({ sku }),
  });
  expect(refusal(edited)).toEqual([409, 'sku', 'sku-taken']);
  const same = await world.asOwner('editProduct', { params: { id: first.id }, body: productForm({ sku }) });
  expect(same.status).toBe(200);
});

test.each([
  [{ attributes: { productPrice: 10.005 } }, 'attributes.productPrice'],
  [{ attributes: { productPrice: -1 } }, 'attributes.productPrice'],
  [{ attributes: { inventory: 1.5 } }, 'attributes.inventory'],
  [{ attributes: { price: 1 } }, 'attributes.price'],
  [{ name: ' x ' }, 'name'],
  [{ sku: '   ' }, 'sku'],
  [{ merchantId: undefined }, 'merchantId'],
])('rejects a product with %j and names the field', async (changes, field) => {
  const answer = await add({ ...productForm(), merchantId: world.nile.merchantId, ...changes });
  expect(refusal(answer).slice(0, 2)).toEqual([400, field]);
});

test("an edit cannot change a product's read-only fields", async () => {
  const { id } = await newProduct(world.gateway, world.nile);
  for (const [field, value] of Object.entries({
    _id: 'prd_other',
    merchantId: world.delta.merchantId,
    createdDate: '2020-01-01T00:00:00.000Z',
  })) {
    const body = { ...productForm(), [field]: value };
    const answer = await world.asOwner('editProduct', { params: { id }, body });
    expect(refusal(answer)).toEqual([400, field, 'read-only']);
  }
});

test('a merchant sees and adds only its own products', async () => {
  const foreign = await newProduct(world.gateway, world.delta);
  const own = await call(world.backofficeUrl, 'addProduct', {
    headers: nileUser,
    body: { ...productForm(), merchantId: world.nile.merchantId },
  });
  expect(own.status).toBe(200);
  const listed = await call(world.backofficeUrl, 'listProducts', { headers: nileUser, query: '?limit=500' });
  expect(new Set(listed.body.data.map(({ merchantId }) => merchantId))).toEqual(
    new Set([world.nile.merchantId]),
  );
  const peek = `?merchantId=${world.delta.merchantId}`;
  const peeked = await call(world.backofficeUrl, 'listProducts', { headers: nileUser, query: peek });
  expect(peeked.status).toBe(404);
  for (const [id, body] of [
    ['getProduct', undefined],
    ['editProduct', productForm()],
  ] as const) {
    const answer = await call(world.backofficeUrl, id, {
      headers: nileUser,
      params: { id: foreign.id },
      body,
    });
    expect([answer.status, answer.problem.message]).toEqual([404, 'Product not found']);
  }
  const added = await call(world.backofficeUrl, 'addProduct', {
    headers: nileUser,
    body: { ...productForm(), merchantId: world.delta.merchantId },
  });
  expect(added.status).toBe(404);
});

test('deleting a merchant without sales deletes its products', async () => {
  const merchant = await newMerchant(world.gateway);
  const { body } = await add({ ...productForm(), merchantId: merchant.id });
  expect((await world.asOwner('deleteMerchant', { params: { id: merchant.id } })).status).toBe(204);
  expect((await world.asOwner('getProduct', { params: { id: body._id } })).status).toBe(404);
});

test('the product list sorts by price numerically, filters and searches', async () => {
  const word = unique('Sorted').replace(' ', '');
  for (const productPrice of [9, 100, 20.5])
    await newProduct(world.gateway, world.nile, { name: word, attributes: { productPrice } });
  const list = async (query: string) =>
    (await world.asOwner('listProducts', { query: `?q=${word.toLowerCase()}&${query}` })).body;
  const prices = (await list('sort=-productPrice')).data.map(({ attributes }) => attributes.productPrice);
  expect(prices).toEqual([100, 20.5, 9]);
  expect((await list(`merchantId=${world.delta.merchantId}`)).total).toBe(0);
  expect(await list('limit=2&page=2')).toMatchObject({ current: 2, pages: 2, total: 3 });
});

describe('the fixed Basic credentials', () => {
  const list = (headers: Record<string, string>) => call(world.backofficeUrl, 'listProducts', { headers });

  test('list every product and give no other access', async () => {
    const product = await newProduct(world.gateway, world.nile);
    await newProduct(world.gateway, world.delta);
    const { status, body } = await list(basic(BASIC));
    expect(status).toBe(200);
    expect(new Set(body.data.map(({ merchantId }) => merchantId)).size).toBe(2);
    for (const [method, path] of [
      ['GET', `/products/get/${product.id}`],
      ['POST', '/products/add'],
      ['GET', '/packages/get'],
      ['GET', '/merchants/get'],
    ] as const)
      expect([
        path,
        (await send(world.backofficeUrl, method, path, { headers: basic(BASIC) })).status,
      ]).toEqual([path, 401]);
  });

  test.each([
    ['another password', basic('shop-client:old-secret-wore')],
    ['another name', basic('shop-cliens:old-secret-word')],
    ['a longer password', basic(`${BASIC}1`)],
    ['empty credentials', basic('')],
    ['invalid base64', { authorization: 'Basic !!!' }],
    ['another scheme', { authorization: `Bearer ${Buffer.from(BASIC).toString('base64')}` }],
    ['no header', {}],
  ])('are rejected with %s', async (_name, headers: Record<string, string>) => {
    const answer = await list(headers);
    expect([answer.status, answer.problem.status]).toEqual([401, 'Invalid-Token']);
  });

  test('neither replace an invalid token nor widen the scope of a valid one', async () => {
    expect((await list({ ...basic(BASIC), ...token('rubbish') })).status).toBe(401);
    const { body } = await list({ ...basic(BASIC), ...nileUser });
    expect(body.data.every(({ merchantId }) => merchantId === world.nile.merchantId)).toBe(true);
  });

  test('are ignored when none are configured', async () => {
    const { settings } = world.gateway;
    world.gateway.settings.productsBasic = undefined;
    try {
      for (const text of [BASIC, '', 'undefined', ':']) expect((await list(basic(text))).status).toBe(401);
    } finally {
      world.gateway.settings.productsBasic = BASIC;
    }
    expect(settings.productsBasic).toBe(BASIC);
  });

  test('are configured as a name and a long password', () => {
    expect(readConfig({ PRODUCTS_BASIC: BASIC }).PRODUCTS_BASIC).toBe(BASIC);
    expect(readConfig({}).PRODUCTS_BASIC).toBeUndefined();
    for (const wrong of ['no-password', 'name:short', ':long-enough-password', 'name:pass word here'])
      expect(() => readConfig({ PRODUCTS_BASIC: wrong })).toThrow('PRODUCTS_BASIC');
  });
});
