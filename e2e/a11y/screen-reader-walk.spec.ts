import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage, storedLogin } from '../demo.ts';
import { waitUntilLoaded } from '../pages.ts';

async function enter(browser: Browser, path: string): Promise<Page> {
  const page = await openPage(browser, await storedLogin(browser, 'owner'), {
    ...{ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
  });
  await page.goto(path);
  await waitUntilLoaded(page);
  await expect(page.locator('.toolbar-end button, [data-part=form-footer] button').first()).toBeVisible();
  return page;
}

test('a screen reader finds a list’s landmarks, tools, column titles, row and row actions', async ({
  browser,
}) => {
  const page = await enter(browser, '/merchants?q=Sphinx');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - complementary:
      - navigation "Main menu":
        - link "Merchants Management"
    - banner:
      - button "Find or go to…"
    - main:
      - heading "Merchants" [level=1]
      - link "Create Account"
      - searchbox "Search"
      - button "Saved views"
      - button "Columns"
      - grid "Merchants":
        - rowgroup:
          - row:
            - columnheader "Select the page":
              - checkbox "Select the page"
            - columnheader "Name":
              - button "Name"
            - columnheader "Country"
            - columnheader "Account Balance"
            - columnheader "Status"
            - columnheader "Created Date"
            - columnheader "ID"
            - columnheader "Actions"
        - rowgroup:
          - row:
            - gridcell "Sphinx Stationers":
              - checkbox "Sphinx Stationers"
            - gridcell "Sphinx Stationers":
              - link "Sphinx Stationers"
            - gridcell "Egypt"
            - gridcell /EGP/
            - gridcell "Active"
            - gridcell
            - gridcell
            - gridcell:
              - 'button "Actions: Sphinx Stationers"'
      - navigation "Pagination":
        - combobox "Rows"
        - text: Page 1 of 1
        - button "Previous page" [disabled]
        - button "Next page" [disabled]
  `);
  await page.context().close();
});

test('a screen reader hears a form’s sections, required fields, hints and mistakes', async ({ browser }) => {
  const page = await enter(browser, '/merchants/form/new');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Create Account" [level=1]
    - region "Account":
      - heading "Account" [level=2]
      - group:
        - textbox "Name"
      - group:
        - combobox "Country"
      - group:
        - combobox "Currency"
      - group:
        - checkbox "Show the balance to the merchant" [checked]
    - region "Emails":
      - heading "Emails" [level=2]
      - group:
        - textbox "Notification Email"
    - link "Cancel"
    - button "Save"
  `);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveAttribute('required', '');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/name/i);
  await expect(page.getByRole('textbox', { name: 'Notification Email' })).toHaveAccessibleDescription('');
  await page.context().close();
});

test('a screen reader hears a confirmation’s title and text, and nothing of the page behind it', async ({
  browser,
}) => {
  const page = await enter(browser, '/merchants?q=Sphinx');
  await page.getByRole('button', { name: 'Actions: Sphinx Stationers' }).click();
  await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
    - menu:
      - menuitem "Workspace"
      - menuitem "Deactivate"
  `);
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toHaveAccessibleDescription('Its users can no longer sign in. Sphinx Stationers');
  await expect(question).toMatchAriaSnapshot(`
    - heading "Are you sure?" [level=2]
    - paragraph: Its users can no longer sign in.
    - paragraph: Sphinx Stationers
    - button "Cancel"
    - button "Deactivate"
  `);
  // The accessibility tree contains only the confirmation: the page behind it is hidden.
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('grid')).toHaveCount(1);
  await page.context().close();
});
