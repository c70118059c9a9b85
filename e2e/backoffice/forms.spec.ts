import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { openPage, storedLogin } from '../demo.ts';
import { waitForAnimations, waitUntilLoaded } from '../pages.ts';
import { pick } from '../pick.ts';

let login: Awaited<ReturnType<typeof storedLogin>>;

test.beforeAll(async ({ browser }) => {
  login = await storedLogin(browser, 'owner');
});

/** Moves the mouse to an element and presses its button. The caller releases it. */
async function press(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not visible');
  // Near the upper edge: if the button moves down by a line, the release misses it.
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  return box;
}

const forms = [
  { path: '/merchants/form/new', field: 'name', other: 'country' },
  { path: '/carriers/form/new', field: 'name', other: 'type' },
  { path: '/users/form/new', field: 'name', other: 'email' },
  { path: '/settlement/form/new', field: 'channel', other: 'country' },
  { path: '/loan-account-detail/form/new', field: 'totalAmount', other: 'paymentMethod' },
  { path: '/packages/form/new', field: 'name', other: 'country' },
  { path: '/products/form/new', field: 'name', other: 'merchantId' },
] as const;

for (const { path, field, other } of forms)
  for (const language of ['en', 'ar'])
    test(`a press on Save in ${path} (${language}) submits although the field's blur shows a message`, async ({
      browser,
    }) => {
      const page = await openPage(browser, login, {
        ...{ language, viewport: { width: 1440, height: 1400 }, reducedMotion: 'reduce' },
      });
      await page.goto(path);
      await waitUntilLoaded(page);
      const input = page.locator(`[data-part=form] [name="${field}"]`);
      const save = page.locator('[data-part=form] button[type=submit]');
      await input.focus();
      const before = await press(page, save);
      const error = page.locator(`[data-field="${field}"] [data-part=error-text]`);
      await expect(error).toBeVisible();
      expect(await save.boundingBox()).toEqual(before);
      await page.mouse.up();
      // The submission also shows the messages of the fields that the user has not touched.
      await expect(page.locator(`[data-field="${other}"] [data-part=error-text]`)).toBeVisible();
      await expect(page.locator('[data-part=form] [aria-invalid=true]').first()).toBeFocused();
      await page.context().close();
    });

test('a press on Save counts although Save moves before the release, and not when released elsewhere', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 1400 } });
  await page.goto('/carriers/form/new');
  await waitUntilLoaded(page);
  const save = page.getByRole('button', { name: 'Save' });
  const errors = page.locator('[data-part=error-text]');
  const box = await press(page, save);
  await page.mouse.move(box.x - 300, box.y - 100);
  await page.mouse.up();
  await expect(errors).toHaveCount(0);
  await press(page, save);
  await page.evaluate(() =>
    document
      .querySelector('[data-part=form]')
      ?.insertAdjacentHTML('afterbegin', '<p style="height: 80px">–</p>'),
  );
  await page.mouse.up();
  await expect(errors.first()).toBeVisible();
  await page.context().close();
});

test('a merchant is found by typing, chosen by keyboard, and offered first the next time', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
  await page.goto('/settlement/form/new');
  await waitUntilLoaded(page);
  const merchant = page.getByRole('combobox', { name: 'Merchant' });
  await merchant.click();
  const options = page.locator('[data-scope=combobox][data-part=item]');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(20);
  const name = (await options.nth(1).locator('[data-part=item-text]').textContent()) ?? '';
  await merchant.fill(name.slice(0, 4).toUpperCase());
  await expect(options.filter({ hasText: name })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  while (
    !(await options
      .filter({ hasText: name })
      .getAttribute('data-highlighted')
      ?.then((at) => at !== null))
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(merchant).toHaveValue(name);
  await expect(merchant).toBeFocused();
  await expect(page.getByLabel('Country')).not.toHaveValue('');
  await page.goto('/webhook-deliveries');
  await page.getByRole('button', { name: 'Merchant All' }).click();
  await expect(page.locator('[data-scope=combobox][data-part=item]').first()).toContainText(name);
  await page.locator('[data-scope=combobox][data-part=item]').first().click();
  await expect(page).toHaveURL(/userTypeId=mer_/);
  await expect(page.getByRole('button', { name: new RegExp(`^Merchant ${name}`) })).toBeVisible();
  await page.context().close();
});

test('fields of a form are equally far apart, with and without a hint', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
  await page.goto('/change-password');
  await waitUntilLoaded(page);
  const ends = await page.locator('[data-part=form] [data-field]').evaluateAll((fields) =>
    fields.map((field) => {
      const bottoms = [...field.querySelectorAll('input, [data-part=helper-text]')].map(
        (part) => part.getBoundingClientRect().bottom,
      );
      return { top: field.getBoundingClientRect().top, bottom: Math.max(...bottoms) };
    }),
  );
  const gaps = ends.slice(1).map(({ top }, index) => Math.round(top - (ends[index]?.bottom ?? 0)));
  // Only the second field has a hint.
  expect(gaps).toEqual([24, 24]);
  await page.context().close();
});

for (const [path, width] of [
  ['/settlement/form/new', 1440],
  ['/settlement/form/new', 390],
  ['/settlement-files/upload', 1440],
  ['/settlement-files/upload', 390],
] as const)
  test(`the error of a date covers and moves nothing in ${path} at ${width} px`, async ({ browser }) => {
    const page = await openPage(browser, login, { viewport: { width, height: 900 } });
    await page.goto(path);
    await waitUntilLoaded(page);
    const boxes = () =>
      page.locator('main :is(input, select, button)').evaluateAll((controls) =>
        controls.map((control) => {
          const { left, top, right, bottom } = control.getBoundingClientRect();
          return { left, top: top + window.scrollY, right, bottom: bottom + window.scrollY };
        }),
      );
    const from = page.locator('[name=dateFrom]');
    await from.fill('31/02/2026');
    const before = await boxes();
    await from.blur();
    const error = page.getByText(/^This is not a valid date\./);
    await expect(error).toBeVisible();
    expect(await boxes()).toEqual(before);
    const said = await error.evaluate((text) => {
      const { left, top, right, bottom } = text.getBoundingClientRect();
      return { left, top: top + window.scrollY, right, bottom: bottom + window.scrollY };
    });
    const covers = before.filter(
      ({ left, top, right, bottom }) =>
        left < said.right && said.left < right && top < said.bottom && said.top < bottom,
    );
    expect(covers).toEqual([]);
    await page.context().close();
  });

test('the message of a field clicked at the edge of the footer is in view above it', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 1280, height: 640 } });
  await page.goto('/settlement/form/new');
  await waitUntilLoaded(page);
  const field = page.locator('[name=exchangeRate]');
  const footer = page.locator('[data-part=form-footer]');
  // Moves the page until the field ends at the footer, so that its message would be behind it.
  await field.evaluate((input) => {
    const edge = document.querySelector('[data-part=form-footer]')?.getBoundingClientRect().top ?? 0;
    window.scrollBy(0, input.getBoundingClientRect().bottom - edge + 2);
  });
  await field.click({ position: { x: 20, y: 10 } });
  await page.keyboard.type('0');
  await field.blur();
  const error = page.getByText('Please provide exchange rate');
  await expect(error).toBeVisible();
  const hidden = async () => {
    const [text, line] = [await error.boundingBox(), await footer.boundingBox()];
    return (text?.y ?? 0) + (text?.height ?? Number.NaN) - (line?.y ?? 0);
  };
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('the message of a field left empty at the edge of the footer is in view, and nothing moves', async ({
  browser,
}) => {
  const page = await openPage(browser, login, { viewport: { width: 1280, height: 640 } });
  await page.goto('/settlement/form/new');
  await waitUntilLoaded(page);
  for (const name of ['exchangeRate', 'localCurrency']) {
    const field = page.locator(`[name=${name}]`);
    const top = await field.evaluate((control) => {
      const edge = document.querySelector('[data-part=form-footer]')?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, control.getBoundingClientRect().bottom - edge + 2);
      return control.getBoundingClientRect().top;
    });
    await field.evaluate((control: HTMLElement) => control.focus({ preventScroll: true }));
    await page.mouse.click(2, 320);
    const error = page.locator(`[data-field=${name}] [data-part=error-text]`);
    await expect(error).toBeVisible();
    const at = await error.evaluate((text) => {
      const { left, top: begin, bottom } = text.getBoundingClientRect();
      const covered = document.elementFromPoint(left + 4, (begin + bottom) / 2) !== text;
      return {
        bottom,
        covered,
        footer: document.querySelector('[data-part=form-footer]')?.getBoundingClientRect().top,
      };
    });
    expect(at.covered).toBe(false);
    expect(at.bottom).toBeLessThanOrEqual(at.footer ?? 0);
    expect(await field.evaluate((control) => control.getBoundingClientRect().top)).toBe(top);
  }
  await page.context().close();
});

test('Save stays readable under the pointer while there is nothing to settle', async ({ browser }) => {
  const page = await openPage(browser, login, { viewport: { width: 1440, height: 900 } });
  await page.goto('/settlement/form/new');
  await waitUntilLoaded(page);
  await page.locator('select[name=country]').selectOption('United Kingdom');
  await pick(page, /^Merchant/, 'Thames Tutors');
  await expect(page.getByText('There is nothing to settle in this period.')).toHaveCount(2);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const colors = async () => {
    await waitForAnimations(page);
    return save.evaluate((button) => {
      const { backgroundColor, color, opacity } = getComputedStyle(button);
      return { backgroundColor, color, opacity };
    });
  };
  const idle = await colors();
  expect(idle.opacity).toBe('1');
  await save.hover({ force: true });
  expect(await colors()).toEqual(idle);
  await page.context().close();
});
