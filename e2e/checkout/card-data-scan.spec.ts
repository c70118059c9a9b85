import { expect, test } from '@playwright/test';
import { findCardData, TEST_CARDS } from '../card-data/find-card-data.ts';
import { scanHar } from '../card-data/scan-har.ts';
import { storedData } from '../card-data/stored-data.ts';
import { demo } from '../demo.ts';
import { openCustomer } from './customer.ts';

const [CARD = ''] = TEST_CARDS;

const SHOP = 'http://shop.example';

/** Sends a card number in an address and a header, and stores it in the browser, as no payment may do. */
async function leak(card: string): Promise<void> {
  await fetch(`/loader.json?number=${card}`);
  await fetch('/loader.json', { headers: { 'x-planted': card } });
  sessionStorage.setItem('planted', card.replace(/\d{4}(?=\d)/g, '$& '));
}

/** Sends a card from a shop's page to the shop. */
const collect = (card: string) => fetch('/collect', { method: 'POST', body: btoa(`number=${card}`) });

test('the scan for card data finds a number that a page sends, and one that the browser keeps', async ({
  browser,
}, info) => {
  const har = info.outputPath('requests.har');
  const page = await openCustomer(browser, { recordHar: { path: har, mode: 'full', content: 'embed' } });
  await page.goto('/hosted-checkout/eg');
  expect(findCardData(await storedData(page.context()))).toBeUndefined();
  await page.evaluate(leak, CARD);
  expect(findCardData(await storedData(page.context()))).toMatch(/planted/);
  await page.route(`${SHOP}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Shop</p>' }));
  await page.goto(SHOP);
  await page.evaluate(collect, CARD);
  await page.context().close();
  const { carriers, findings } = scanHar(har, { gateway: demo.checkout, provider: demo.sandbox });
  expect(carriers).toEqual([]);
  const found = (text: RegExp) => findings.filter((finding) => text.test(finding)).length;
  expect(found(/GET .*\/loader\.json\?number=/), 'in an address').toBeGreaterThan(0);
  expect(found(/\/loader\.json: x-planted:/), 'in a header').toBe(1);
  expect(found(/^body of POST http:\/\/shop\.example\/collect$/), 'in a body for another origin').toBe(1);
});
