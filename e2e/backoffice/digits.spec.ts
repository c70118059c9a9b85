import { expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { everyPage, waitUntilLoaded } from '../pages.ts';

/**
 * Texts that keep Latin digits: ids, phone, order and reference numbers, codes, addresses, names of users, files and products, and
 * the end of a hidden key.
 */
const latinPatterns = [
  // Products, order ids and references of transfers of the demo.
  /Data bundle 20 GB|Airtime 500/g,
  /SKU-\d+/g,
  /HBL transfer \d+/g,
  /\bdemo-\d+/g,
  /\b[a-z]{2,4}_[\w…]+/g,
  /\b\d{8,}\b/g,
  // Calling codes.
  /^(?:20|92)$/g,
  /\b(?=\w*[a-z])\w{5,}(?:…\w+)?\b/g,
  /•+[\w+/=-]{4}/g,
  /[\w-]+\.(?:csv|xlsx?)\b/g,
];

/** Returns all texts with Latin digits on a page: attributes, input values and visible text. */
const latinOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const unfolding of document.querySelectorAll('details')) unfolding.open = true;
    const told = [...document.querySelectorAll('[aria-label], [title], [data-hint], [placeholder]')].flatMap(
      (one) =>
        ['aria-label', 'title', 'data-hint', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
    const shown: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style, code, pre, .mono'))
        shown.push(texts.currentNode.textContent ?? '');
    return [...new Set([...told, ...typed, ...shown])].filter((text) => /[0-9]/.test(text));
  });

test('every page shows its numbers in the chosen digits', { tag: '@accessible' }, async ({ browser }) => {
  test.setTimeout(240_000);
  const page = await openPage(browser, await storedLogin(browser, 'owner'), { language: 'ar' });
  await page.addInitScript(() => localStorage.setItem('daftar.numerals', 'own'));
  for (const { name, path } of await everyPage()) {
    await page.goto(path);
    await waitUntilLoaded(page);
    const left = (await latinOn(page)).filter((text) =>
      /[0-9]/.test(latinPatterns.reduce((rest, pattern) => rest.replace(pattern, ''), text)),
    );
    expect.soft([name, left]).toEqual([name, []]);
  }
  await page.context().close();
});
