import { vi } from 'vitest';
import { type Case, one } from './case.ts';
import { paidOrder } from './checkout.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** One more day on both sides: today's date in Cairo may differ from UTC's. */
const days = { dateFrom: day(-1), dateTo: day(1) };
const place = { ...days, country: 'Egypt', currency: 'EGP' } as const;
const range = { startDate: days.dateFrom, endDate: days.dateTo };

/** Returns the first row. Throws without one, because an empty list proves nothing about its operation. */
function first<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A list that has rows is empty');
  return row;
}

export const figures: Case[] = [
  one('getDashboardSummary', async ({ owner }) => {
    const { oneTimePurchase = 0 } = await owner.dashboard.summary();
    if (oneTimePurchase < 2) throw new Error(`Two payments are counted as ${oneTimePurchase}`);
  }),
  one('getServicesShare', async ({ owner }) => {
    const { percentage } = first(await owner.dashboard.servicesShare());
    if (percentage <= 0) throw new Error('The busiest service has no share');
  }),
  one('getRevenueShare', async ({ owner }) => first(await owner.dashboard.revenueShare())),
  one('filterServicesShare', async ({ owner }) => first(await owner.dashboard.filterServicesShare(range))),
  one('filterRevenueShare', async ({ owner }) => first(await owner.dashboard.filterRevenueShare(range))),
  one('reportBilling', async ({ owner }) => first((await owner.reports.billing(place)).data)),
  one('reportBillingDetail', async ({ owner }) => {
    const { userTypeId, serviceName } = first((await owner.reports.billing(place)).data);
    const { data } = await owner.reports.billingDetail({ ...days, userTypeId, serviceName });
    first(data);
  }),
  one('updateBillingStatus', async ({ owner }) => {
    const { _id } = first((await owner.reports.billing(place)).data);
    await owner.reports.setBillingStatus({ id: _id, status: 'Success' });
  }),
  one('updateTransactionStatus', async (stage) => {
    // Settled transactions cannot change, so this case pays a new order.
    await paidOrder(stage, 'NB-10444');
    const { reports } = stage.owner;
    const { _id } = first((await reports.transactions({ ...place, q: 'NB-10444' })).data);
    await reports.setTransactionStatus({ id: _id, status: 'Failed', reason: 'The bank took it back' });
  }),
  one('reportReconciliation', async ({ owner }) => {
    const row = first((await owner.reports.reconciliation(place)).data);
    if (row.billedAmount !== row.transactionAmount) throw new Error('Billing is not what was sold');
  }),
  one('summarizeCollection', async ({ owner }) => {
    const { data } = await owner.analytics.collection({ ...days, currency: 'EGP' });
    if (data.summary.totalNumberOfTransactions < 2) throw new Error('Two payments are not collected');
  }),
  one('getExportFile', async (stage) => {
    const { exports } = stage.owner;
    const { _id: id } = await exports.create({ list: 'merchants', format: 'csv' });
    // The download returns 409 until the job has written the file.
    const file = await vi.waitFor(() => exports.download(id), { timeout: 25_000, interval: 100 });
    if (!(await file.text())) throw new Error(`${file.name} is empty`);
  }),
  one('redeliverWebhook', async ({ owner }) => {
    const { _id } = first((await owner.webhookDeliveries.list()).data);
    await owner.webhookDeliveries.redeliver(_id);
  }),
];
