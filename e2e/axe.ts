import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from './pages.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the accessibility violations (WCAG 2.2 A and AA) of the current page, once its animations have ended: rule, element
 * and problem.
 *
 * `colours` checks only contrast, for a page whose other theme was already checked in full.
 */
export async function violationsOf(page: Page, colours = false): Promise<string[]> {
  await waitForAnimations(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules('color-contrast') : axe.withTags(TAGS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    ),
  );
}

/** Expects no accessibility violation on the current page. `what` names the page in the failure message. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page), `axe on ${what}`).toEqual([]);
}
