import { expect, type Page } from '@playwright/test';

const owner = { userName: process.env.OWNER_USER ?? '', password: process.env.OWNER_PASSWORD ?? '' };

/** Signs in through the login page. */
export async function signIn(page: Page, login = owner, remember = false): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/username/i).fill(login.userName);
  await page.getByLabel(/^password$/i).fill(login.password);
  if (remember) await page.locator('label', { hasText: /remember me/i }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
}
