import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility violations of the page as it stands (WCAG 2.2 A and AA): rule, place, and what is wrong there.
 *
 * `colours` asks for contrast alone: for a page seen in full already, now in its other theme.
 */
export async function violationsOf(page: Page, colours = false): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules('color-contrast') : axe.withTags(TAGS)).analyze();
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
