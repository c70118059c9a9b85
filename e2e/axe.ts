import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The accessibility violations of the page as it stands (WCAG 2.2 A and AA): rule, place, and what is wrong there. */
export async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    ),
  );
}

/** No accessibility violation on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page), `axe on ${what}`).toEqual([]);
}
