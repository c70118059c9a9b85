import { type Case, one } from './case.ts';

/** Formats days in Egypt's time zone; a settlement ends today at the latest. */
const cairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
const day = (offset: number) => cairo.format(new Date(Date.now() + offset * 86_400_000));
const period = { dateFrom: day(-1), dateTo: day(0), country: 'Egypt' } as const;
const merchantName = 'Nile Books';

export const settlements: Case[] = [
  one('reportTransactions', async ({ owner }) => {
    const query = { ...period, currency: 'EGP', sort: '-transactionDate', limit: 1 } as const;
    let rows = 0;
    for await (const page of owner.reports.transactions(query).pages()) rows += page.data.length;
    if (rows < 2) throw new Error(`Two payments make ${rows} rows`);
  }),
  one('getMerchantRevenue', async ({ owner }) => {
    const [revenue] = await owner.merchants.revenue({ ...period, merchantName });
    if (!revenue || revenue.totalAmount < 20_000) throw new Error('Two payments make no revenue');
  }),
  one('addSettlement', async (stage) => {
    const [revenue] = await stage.owner.merchants.revenue({ ...period, merchantName });
    if (!revenue) throw new Error('There is nothing to settle');
    await stage.owner.settlements.create({
      ...period,
      merchantName,
      totalRevenue: revenue.totalAmount,
      waleeShare: revenue.waleeShareValue,
      waleeSharePercentage: revenue.waleeSharePercentage,
      merchantShare: revenue.merchantShareValue,
      merchantSharePercentage: revenue.merchantShare,
      channel: 'Bank transfer',
      remittanceChargesPercentage: 2,
      exchangeRate: 48,
      localCurrency: 'EGP',
      settledCurrency: 'USD',
    });
  }),
];
