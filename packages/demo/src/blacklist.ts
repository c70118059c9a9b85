import { createBlacklistEntry, type Trx } from '@daftar/server/fill';
import { SETUP } from '@daftar/server/setup';
import type { DaysAgo } from './days-ago.ts';

/** Numbers that no demo customer has: customers' numbers have no 0 after the operator's prefix. */
const numbers = ['+201000012345', '+201200067890', '+923000012345', '+971500004321', '+97450001234'];

/** Adds some numbers to the blacklist. */
export async function addDemoBlacklist(trx: Trx, daysAgo: DaysAgo): Promise<void> {
  for (const [index, msisdn] of numbers.entries())
    await createBlacklistEntry(trx, daysAgo(60 - index * 11), SETUP, { msisdn });
}
