import type { Gateway } from '@daftar/server';
import { addApprovalFile, type Trx } from '@daftar/server/fill';
import { finance } from './finance.ts';

const DAY_MS = 86_400_000;
const FILES = [
  { daysAgo: 4, name: 'Payouts of the first week.xlsx' },
  { daysAgo: 1, name: 'موافقات نوفمبر.xlsx' },
];
const ROWS = 5;

/** Uploads and processes approval files: most rows approve a payout, one rejects one, one has an unknown reference. */
export async function simulateApprovalFiles(trx: Trx, gateway: Gateway, until: Date): Promise<void> {
  for (const { daysAgo, name } of FILES) {
    const at = new Date(until.getTime() - daysAgo * DAY_MS);
    const pending = await trx
      .selectFrom('payouts')
      .select(['reference', 'amount'])
      .where('status', '=', 'Pending')
      .where('created_at', '<', at)
      .orderBy('created_at')
      .limit(ROWS)
      .execute();
    const rows = pending.map(({ reference, amount }, index) => ({
      referanceNumber: reference,
      amount: Number(amount),
      status: index === ROWS - 1 ? 'Rejected' : 'Approved',
    }));
    const unknown = { referanceNumber: 'PO-0000000000000', status: 'Approved', amount: 100 };
    const then = { ...gateway, db: trx, now: () => at };
    await addApprovalFile(trx, then, { userId: finance.id, name: finance.name }, name, [...rows, unknown]);
  }
}
