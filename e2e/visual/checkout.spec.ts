import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { violationsOf } from '../axe.ts';
import { openCustomer } from '../checkout/customer.ts';
import { horizontalOverflow } from '../pages.ts';
import { looks } from './checkout/looks.ts';
import { smallTargets } from './checkout/small-targets.ts';
import { states } from './checkout/states.ts';

const folder = fileURLToPath(new URL('../test-results/screenshots/checkout', import.meta.url));

for (const { name, ...options } of looks)
  for (const [group, visit] of Object.entries(states))
    test(`each state of the checkout is accessible, fits the window and has large targets: ${group}, ${name}`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const page = await openCustomer(browser, { ...options, reducedMotion: 'reduce' });
      const shoot = async (state: string) => {
        await page.screenshot({
          path: `${folder}/${name}/${state}.png`,
          fullPage: true,
          animations: 'disabled',
        });
        expect.soft(await violationsOf(page), `axe on ${state}`).toEqual([]);
        expect.soft(await horizontalOverflow(page), `overflow of ${state}`).toBeLessThanOrEqual(0);
        expect.soft(await smallTargets(page), `targets below 44 px on ${state}`).toEqual([]);
      };
      await visit({ page, context: page.context(), shoot });
      await page.context().close();
    });
