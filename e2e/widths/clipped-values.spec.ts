import { expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { everyPage, waitUntilLoaded } from '../pages.ts';

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

/** Lists with amounts, states or buttons in their rows. */
const lists = [
  ...['report-transactions', 'report-billing', 'report-settlements', 'billing-detail', 'payouts', 'refunds'],
  ...['settlements', 'reconciliation', 'loan-accounts', 'loan-account', 'checkout-requests', 'packages'],
  ...[
    'merchants',
    'carriers',
    'services',
    'users',
    'subscriptions',
    'settlement-files',
    'webhook-deliveries',
  ],
];

/**
 * Returns the states, currencies and buttons that their own cell cuts off, or that are painted over the cell beside theirs, each
 * with its column.
 */
const clippedValues = (page: Page) =>
  page.locator('.grid').evaluate((grid) => {
    const titles = new Map(
      [...grid.querySelectorAll('.grid-head [data-column]')].map((head) => [
        head.getAttribute('aria-colindex'),
        head.getAttribute('data-column'),
      ]),
    );
    return [...grid.querySelectorAll('.grid-body [role=gridcell]')].flatMap((cell) => {
      const room = cell.getBoundingClientRect();
      const values = [...cell.querySelectorAll('.pill, .currency, .chakra-badge, button, a.link')];
      return (
        values
          .filter((value) => {
            const { left, right, width } = value.getBoundingClientRect();
            return width > 0 && (left < room.left - 1 || right > room.right + 1);
          })
          // Texts end with …, and a button that appears on hover covers the cell beside it while the pointer is there.
          .filter((value) => !value.querySelector('.cell-text') && !value.closest('.on-hover'))
          .map((value) => `${titles.get(cell.getAttribute('aria-colindex'))}: ${value.textContent}`)
      );
    });
  });

for (const language of ['en', 'ar'])
  for (const width of [720, 1440, 2560])
    test(`no cell of a list cuts a state, a currency or a button: ${language}, ${width} px`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const page = await openPage(browser, login, { language, viewport: { width, height: 900 } });
      const places = await everyPage();
      for (const name of lists) {
        const path = places.find((place) => place.name === name)?.path;
        if (path === undefined) throw new Error(`There is no page ${name}`);
        await page.goto(path);
        await waitUntilLoaded(page);
        expect(await clippedValues(page), name).toEqual([]);
      }
      await page.context().close();
    });

test('the figures of a settlement’s summary end at one edge in Arabic and in English', async ({
  browser,
}) => {
  const path = (await everyPage()).find(({ name }) => name === 'settlement-summary')?.path ?? '';
  for (const language of ['en', 'ar', 'ur'] as const) {
    const page = await openPage(browser, login, { language, viewport: { width: 1440, height: 900 } });
    await page.goto(path);
    await waitUntilLoaded(page);
    const edges = await page
      .locator('article tbody td .figure > .ltr')
      .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges).size, `${language}: ${edges.join(' ')}`).toBe(1);
    await page.context().close();
  }
});
