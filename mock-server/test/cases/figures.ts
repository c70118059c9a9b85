import { type Case, one } from './case.ts';

const days = { dateFrom: '2026-11-01', dateTo: '2026-11-21' };
const place = { ...days, country: 'Egypt', currency: 'EGP' } as const;
const range = { startDate: '2026-11-01', endDate: '2026-11-21' };

export const figures: Case[] = [
  one('getDashboardSummary', 'dashboard.summary', ({ owner }) => owner.dashboard.summary()),
  one('getServicesShare', 'dashboard.servicesShare', ({ owner }) => owner.dashboard.servicesShare()),
  one('getRevenueShare', 'dashboard.revenueShare', ({ owner }) => owner.dashboard.revenueShare()),
  one('filterServicesShare', 'dashboard.filterServicesShare', ({ owner }) =>
    owner.dashboard.filterServicesShare(range),
  ),
  one('filterRevenueShare', 'dashboard.filterRevenueShare', ({ owner }) =>
    owner.dashboard.filterRevenueShare(range),
  ),
  one('reportBilling', 'reports.billing', ({ owner }) => owner.reports.billing(place)),
  one('reportBillingDetail', 'reports.billingDetail', async ({ owner }) => {
    const [row] = (await owner.reports.billing(place)).data;
    if (!row) return;
    const { userTypeId, serviceName } = row;
    await owner.reports.billingDetail({ ...days, userTypeId, serviceName });
  }),
  one('updateBillingStatus', 'reports.setBillingStatus', async ({ owner }) => {
    const [row] = (await owner.reports.billing(place)).data;
    if (row) await owner.reports.setBillingStatus({ id: row._id, status: 'Success' });
  }),
  one('updateTransactionStatus', 'reports.setTransactionStatus', async ({ owner }) => {
    const [row] = (await owner.reports.transactions(place)).data;
    if (row) await owner.reports.setTransactionStatus({ id: row._id, status: 'Failed' });
  }),
  one('reportReconciliation', 'reports.reconciliation', ({ owner }) => owner.reports.reconciliation(place)),
  one('listSubscriptions', 'subscriptions.list', ({ owner }) => owner.subscriptions.list({ page: 1 })),
  one('summarizeCollection', 'analytics.collection', ({ owner }) => owner.analytics.collection(days)),
  one('summarizeDisbursement', 'analytics.disbursement', ({ owner }) => owner.analytics.disbursement(days)),
  one('startExport', 'exports.create', async (stage) => {
    const input = { list: 'merchants', format: 'csv' } as const;
    stage.keep('export', (await stage.owner.exports.create(input))._id);
  }),
  one('getExport', 'exports.retrieve', (stage) => stage.owner.exports.retrieve(stage.kept('export'))),
  one('getExportFile', 'exports.download', async (stage) => {
    const file = await stage.owner.exports.download(stage.kept('export'));
    if (!(await file.text())) throw new Error(`${file.name} is empty`);
  }),
  one('listWebhookDeliveries', 'webhookDeliveries.list', ({ owner }) =>
    owner.webhookDeliveries.list({ status: 'failed' }),
  ),
  one('redeliverWebhook', 'webhookDeliveries.redeliver', async ({ owner }) => {
    const [delivery] = (await owner.webhookDeliveries.list()).data;
    if (delivery) await owner.webhookDeliveries.redeliver(delivery._id);
  }),
];
