import { expect, type Page, test } from '@playwright/test';
import { apiOf, openPage, storedLogin } from '../demo.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Somebody else changed this record' });

test('of two users who save a role at once, one wins; the other sees the change, loses nothing and can save', async ({
  browser,
}) => {
  const api = await apiOf('owner');
  const name = 'Night shift of the tills';
  const role = await api.roles.create({ name, description: 'Nobody yet', permissions: {} });
  const login = await storedLogin(browser, 'owner');
  const pages = await Promise.all([openPage(browser, login), openPage(browser, login)]);
  const words = ['Cashiers in Cairo', 'Cashiers in Giza'];
  for (const [index, page] of pages.entries()) {
    await page.goto(`/roles/form/${role._id}`);
    await description(page).fill(words[index] ?? '');
  }
  const [first, second] = pages as [Page, Page];
  await second.getByRole('textbox', { name: 'Name' }).fill(`${name} and the counters`);
  await first.getByRole('textbox', { name: 'Name' }).fill(`${name} and the counters`);

  const answers = pages.map(async (page) => {
    const answer = await page.waitForResponse((response) => response.request().method() === 'PUT');
    return answer.status();
  });
  await Promise.all(pages.map((page) => save(page).click()));
  const statuses = await Promise.all(answers);
  expect([...statuses].sort()).toEqual([200, 412]);

  const lost = statuses.indexOf(412);
  const [winner, loser] = lost === 1 ? [first, second] : [second, first];
  await expect(winner).toHaveURL(/\/roles$/);
  await expect(conflict(loser)).toContainText(`Description: ${words[1 - lost]}`);
  await conflict(loser).getByRole('button', { name: 'Cancel' }).click();
  await expect(description(loser)).toHaveValue(words[lost] ?? '');

  await save(loser).click();
  await conflict(loser).getByRole('button', { name: 'Save mine' }).click();
  await expect(loser).toHaveURL(/\/roles$/);
  expect(await api.roles.retrieve(role._id)).toMatchObject({
    name: `${name} and the counters`,
    description: words[lost],
  });
  await api.roles.delete(role._id);
});
