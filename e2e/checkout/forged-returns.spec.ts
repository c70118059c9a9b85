import { expect, test } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { demo } from '../demo.ts';
import { fillCard, fillCustomer, openCustomer, openHosted, pressContinue } from './customer.ts';
import { sessionAt } from './provider-session.ts';
import { recordsOf } from './walks/session-controls.ts';

test('a card return with a guessed number shows a problem and changes nothing @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId, serviceId } = await sessionAt('Fawry');
  await page.goto(
    `/checkout/mena/${serviceId}/${orderId}?merchantRefNumber=1&orderStatus=PAID&statusCode=200`,
  );
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'card return of nothing');
  expect(await recordsOf(sessionId)).toMatchObject({ status: 'open', attempts: 0, bookings: 0 });
  await page.context().close();
});

test('a card return that claims to be paid is not trusted: the gateway asks the provider @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId, serviceId } = await sessionAt('Fawry');
  await openHosted(page, sessionId, 'Credit Card');
  await fillCustomer(page);
  await fillCard(page, '4242424242424242');
  // Read the response before it reaches the browser: after the redirect to the bank, the browser no longer has it.
  let merchantRefNumber = '';
  await page.route(/3D-secure\/checkout/, async (route) => {
    const response = await route.fetch();
    ({ merchantRefNumber } = (await response.json()) as { merchantRefNumber: string });
    await route.fulfill({ response });
  });
  await pressContinue(page);
  await expect(page.getByLabel(/One-time code/)).toBeVisible();
  expect(merchantRefNumber).toMatch(/^\d+$/);
  const claim = new URLSearchParams({ merchantRefNumber, orderStatus: 'PAID', statusCode: '200' });
  await page.goto(`${demo.checkout}/checkout/mena/${serviceId}/${orderId}?${claim}`);
  await page.waitForURL(/[?&]status=FAILED/, { timeout: 25_000 });
  expect(await recordsOf(sessionId)).toMatchObject({ status: 'pending', bookings: 0 });
  await page.context().close();
});

test('a PayTabs form with a wrong signature shows a problem and changes nothing @walks', async ({
  browser,
}) => {
  const page = await openCustomer(browser);
  const { sessionId, orderId, serviceId } = await sessionAt('Paytab');
  await openHosted(page, sessionId);
  await pressContinue(page);
  await page.waitForURL(`${demo.sandbox}/**`);
  // The policy of the provider's page forbids other targets of forms, so the forged form is on a page of its own.
  const forger = await page.context().newPage();
  await forger.setContent(`<form method="post" action="${demo.checkout}/checkout/mena/paytab/redirect/${serviceId}/${orderId}">
<input name="respStatus" value="A"><input name="tranRef" value="TST1"><input name="signature" value="00"><button>Send</button></form>`);
  await forger.getByRole('button').click();
  await expect(forger.getByRole('alert')).toBeVisible();
  expect(await recordsOf(sessionId)).toMatchObject({ status: 'pending', bookings: 0 });
  await page.context().close();
});
