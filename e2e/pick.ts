import type { Page } from '@playwright/test';

/** Finds a record in a picker by its name and chooses it. */
export async function pick(page: Page, label: RegExp, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}
