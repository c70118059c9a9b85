import fastify from 'fastify';
import { expect, test } from 'vitest';
import { NoPortal } from '../areas/checkout/public.ts';
import { notFound } from '../basics/problems.ts';
import { problemPage } from './problem-page.ts';

const FRAME =
  '<html><head><title>Checkout</title></head><body><noscript>Needs JavaScript.</noscript></body></html>';
const PAGE = 'https://pay.example/hosted-checkout/eg/cs_1?a=1&b="2"';
const LINK =
  '<a href="https://pay.example/hosted-checkout/eg/cs_1?a=1&#38;b=&#34;2&#34;">Show the payment</a>';

async function shown(error: unknown, frame?: string) {
  const app = fastify();
  app.get('/', (_, reply) => problemPage(reply, error, { frame, sandbox: true }));
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { statusCode, body };
}

/** Reads the meta element as the frame does. */
function problemIn(body: string) {
  const content = /<meta name="problem" content="([^"]*)"/.exec(body)?.[1] ?? '';
  return JSON.parse(content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))));
}

test('problemPage links the page of a payment whose customer cannot be sent back, with and without the frame', async () => {
  const plain = await shown(new NoPortal(PAGE));
  expect(plain.statusCode).toBe(409);
  expect(plain.body).toContain(LINK);
  const { body } = await shown(new NoPortal(PAGE, 'ar'), FRAME);
  expect(problemIn(body)).toMatchObject({
    code: 'checkout.noPortal',
    paymentPage: PAGE,
    language: 'ar',
    sandbox: true,
  });
  expect(/<noscript>.*<\/noscript>/.exec(body)?.[0]).toContain(LINK);
});

test.each([
  ['a customer who is not proven', new NoPortal(undefined)],
  ['another problem', notFound('payment.missing')],
])('problemPage links nothing for %s', async (_, error) => {
  expect((await shown(error)).body).not.toContain('<a ');
  const { body } = await shown(error, FRAME);
  expect(body).not.toContain('<a ');
  expect(problemIn(body)).not.toHaveProperty('paymentPage');
});

test('problemPage rethrows an error that is not a problem', async () => {
  expect((await shown(new Error('broken'))).statusCode).toBe(500);
});
