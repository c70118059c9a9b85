import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  token: () => process.env.DAFTAR_TOKEN ?? 'any',
});
const filter = {
  dateFrom: '2026-11-01',
  dateTo: '2026-11-21',
  country: 'Egypt',
  currency: 'EGP',
  limit: 500,
} as const;

const { total, totalIsCapped } = await daftar.reports.transactions(filter);
console.log(totalIsCapped ? `at least ${total}` : total);

let paid = 0;
for await (const page of daftar.reports.transactions(filter).pages()) {
  paid += page.data.filter(({ status }) => status === 'Success').length;
  if (page.current >= 3) break; // no further page is loaded
}
console.log(paid);
