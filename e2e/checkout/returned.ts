import { verifyReturnAddress } from '@daftar/sdk/webhooks';
import { expect, type Page } from '@playwright/test';
import { demo } from '../demo.ts';
import { PORTAL } from './provider-session.ts';

/** Waits until the customer is back at the shop; expects our signature, and exactly these parameters beside `ts` and `signature`. */
export async function expectReturn(page: Page, parameters: Record<string, string>): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(PORTAL) && url.searchParams.has('signature'), {
    timeout: 40_000,
  });
  const outcome = await verifyReturnAddress(page.url(), demo.shop.DAFTAR_WEBHOOK_SECRET ?? '');
  expect(outcome).toMatchObject({ status: parameters.status, orderId: parameters.orderId });
  const { ts, signature, ...others } = Object.fromEntries(new URL(page.url()).searchParams);
  expect(others).toEqual(parameters);
  expect([ts, signature].every(Boolean)).toBe(true);
}
