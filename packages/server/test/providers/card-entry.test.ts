import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE, leave, typeAt } from '../support/customer.ts';
import { newSession, readSession, waitForSessionStatus } from '../support/payments.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({
    environment: { CARD_ENTRY: 'redirect' },
    service: { portalUrl: 'https://portal.example/', paymentMethods: ['Credit Card', 'MWallet'] },
  });
});
afterAll(() => world.close());

const card = { cardNumber: '4242424242424242', cvv: '123' };

test('an installation with CARD_ENTRY=redirect accepts no card number', async () => {
  const { sessionId, serviceId, orderId } = await newSession(world);
  const order = { sessionId, serviceId, orderId };
  expect(await readSession(world, sessionId)).toMatchObject({ cardEntry: 'redirect' });
  const mena = { customerName: 'Nora Abdallah', customerMobile: '201012345678' };
  const answers = [
    await world.asCustomer('startCardPayment', {
      body: {
        ...order,
        ...mena,
        ...card,
        paymentMethod: 'CARD',
        cardExpiryMonth: '05',
        cardExpiryYear: '29',
      },
    }),
    await world.asCustomer('payByCard', {
      body: {
        ...{ ...order, ...card, paymentMethod: 'CC', nameOnCard: 'NORA ABDALLAH', cardExpiry: '05/29' },
        ...{ mobileNumber: '+201012345678', email: 'nora@example.com' },
      },
    }),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.errors[0]?.code])).toEqual([
    [409, 'checkout.cardEntry'],
    [409, 'checkout.cardEntry'],
  ]);
});

test('with CARD_ENTRY=redirect, the customer types the card on Fawry’s page', async () => {
  const { sessionId, serviceId, orderId } = await newSession(world);
  const { status, body } = await world.asCustomer('startCheckout', {
    query: '?provider=fawry',
    body: { sessionId, serviceId, orderId, mobileNumber: '+201012345678', paymentMethod: 'CARD' },
  });
  expect([status, body.orderStatus]).toEqual([200, 'UNPAID']);
  const page = body.redirectLink ?? '';
  expect(await readSession(world, sessionId)).toMatchObject({
    attempt: { paymentMethod: 'Credit Card', redirectLink: page },
  });
  await typeAt(page, 'card', { number: card.cardNumber, expiry: '05/29', cvv: card.cvv });
  await typeAt(page, 'code', { code: CODE });
  expect((await leave(page)).headers.get('location')).toMatch(/^https:\/\/portal\.example\/\?status=SUCCESS/);
  await waitForSessionStatus(world, sessionId, 'paid');
});
