import { expect, test } from 'vitest';
import { readNotice, readReturn } from './read-notice.ts';

/** Paymob's published example. */
const account = {
  hmacSecret: '04DC1A9490B8CC2094C011FC055ADCDB',
  cardIntegration: '4097558',
  walletIntegration: '1',
};
const hmac =
  'fa8ac0b7f3852e60c50e7fdd4ea5ef0bda96030c19dea1d55df8c76d6c08ab1877774662cbb04981dc84839ad4da560bcc8cb53b8973548657f7e8f8d2e79930';
const obj = `{"id":192036465,"pending":false,"amount_cents":100000,"success":true,"is_auth":false,"is_capture":false,
"is_standalone_payment":true,"is_voided":false,"is_refunded":false,"is_3d_secure":true,"integration_id":4097558,
"has_parent_transaction":false,"order":{"id":217503754},"created_at":"2024-06-13T11:33:44.592345","currency":"EGP",
"source_data":{"pan":"2346","type":"card","sub_type":"MasterCard"},"error_occured":false,"owner":302852}`;

const read = (text: string, query = `hmac=${hmac}`, as = account) =>
  readNotice({ headers: {}, query, body: Buffer.from(`{"type":"TRANSACTION","obj":${text}}`) }, as);

const paid = {
  charge: '217503754',
  status: { state: 'paid', amount: { minor: 100_000n, currency: 'EGP' }, providerReference: '192036465' },
  tellsOfRefund: false,
};

test('readNotice reads Paymob’s published example', () => {
  expect(read(obj)).toMatchObject(paid);
  expect(read(obj, `hmac=${hmac.toUpperCase()}`)).toMatchObject(paid);
});

test('readNotice rejects a changed value, another secret, integration or kind, and a repeated hmac', () => {
  expect(read(obj.replace('100000', '100001'))).toBeUndefined();
  expect(read(obj.replace('"success":true', '"success":"true "'))).toBeUndefined();
  expect(read(obj, `hmac=${hmac}`, { ...account, hmacSecret: 'x' })).toBeUndefined();
  expect(read(obj, `hmac=${hmac}`, { ...account, cardIntegration: '2' })).toBeUndefined();
  expect(read(obj, `hmac=${hmac}&hmac=${hmac}`)).toBeUndefined();
  expect(read(obj, '')).toBeUndefined();
  const body = Buffer.from(`{"type":"TOKEN","obj":${obj}}`);
  expect(readNotice({ headers: {}, query: `hmac=${hmac}`, body }, account)).toBeUndefined();
});

test('readNotice reads the order that is signed, not another one in the same message', () => {
  const other = obj.replace('"order":{"id":217503754}', '"order.id":217503754,"order":{"id":1},"order_id":2');
  expect(read(other)).toMatchObject(paid);
});

test('readReturn reads the same transaction from flat parameters', () => {
  const query =
    'id=192036465&pending=false&amount_cents=100000&success=true&is_auth=false&is_capture=false&is_standalone_payment=true' +
    '&is_voided=false&is_refunded=false&is_3d_secure=true&integration_id=4097558&has_parent_transaction=false&order=217503754' +
    '&created_at=2024-06-13T11%3A33%3A44.592345&currency=EGP&source_data.pan=2346&source_data.type=card' +
    `&source_data.sub_type=MasterCard&error_occured=false&owner=302852&hmac=${hmac}`;
  expect(readReturn({ headers: {}, query, body: Buffer.alloc(0) }, account)).toMatchObject(paid);
  const other = query.replace('order=217503754', 'order=1&order_id=2&order.id=217503754');
  expect(readReturn({ headers: {}, query: other, body: Buffer.alloc(0) }, account)).toMatchObject(paid);
  const failed = query.replace('success=true', 'success=false');
  expect(readReturn({ headers: {}, query: failed, body: Buffer.alloc(0) }, account)).toBeUndefined();
});
