import { test } from '@playwright/test';
import { reach } from './walks/reach.ts';
import { type ShopPages, serveShopPages } from './walks/shop-pages.ts';
import { beginWalk, endWalk } from './walks/walk.ts';
import { outcomes, type Way, ways } from './walks/ways.ts';

let shop: ShopPages;
test.beforeAll(async () => {
  shop = await serveShopPages();
});
test.afterAll(() => shop.stop());
test.describe.configure({ mode: 'parallel' });

/** Outcomes that every test run includes: a quick one in the page and one at a provider's page. */
const BRIEF = ['Fawry wallet by QR: paid', 'Paymob card: declined'];

const tagOf = ({ name, elsewhere }: Way, outcome: string): string[] => {
  if (elsewhere) return ['@elsewhere'];
  return BRIEF.includes(`${name}: ${outcome}`) ? ['@brief'] : ['@walks'];
};

for (const way of ways)
  for (const outcome of outcomes)
    test(
      `${way.name}: ${outcome} in a shop on another origin, also after a reload and after leaving and coming back`,
      { tag: tagOf(way, outcome) },
      async ({ browser }, info) => {
        const walk = await beginWalk(browser, shop, { way, outcome, har: info.outputPath('requests.har') });
        await reach[outcome](walk);
        await endWalk(walk);
      },
    );
