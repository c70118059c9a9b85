import { type Case, one } from './case.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
/** One more day on both sides: today's date in Cairo may differ from UTC's. */
const period = { dateFrom: day(-1), dateTo: day(1) };

/** Cases in which the platform owner monitors the payments of earlier cases. */
export const checkoutMonitoring: Case[] = [
  one('listCheckoutLogs', async ({ owner }) => {
    const { data } = await owner.checkout.logs({ ...period, sort: '-createdDate', limit: 500 });
    const text = JSON.stringify(data);
    if (data.length === 0) throw new Error('Payments leave no logs');
    if (/4242424242424242|"cvv":"\d/.test(text)) throw new Error('A card can be read in the logs');
  }),
  one('listCheckoutRequests', async ({ owner }) => {
    const { data } = await owner.checkout.requests({ ...period, sort: '-createdDate' });
    if (data.length === 0) throw new Error('Sessions leave no requests');
  }),
];
