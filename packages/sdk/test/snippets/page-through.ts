import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({ baseUrl: 'https://api.example.com', token: () => process.env.DAFTAR_TOKEN });
const filter = { dateFrom: '2026-11-01', dateTo: '2026-11-21', country: 'Egypt', currency: 'EGP' } as const;

const firstPage = await daftar.reports.transactions(filter);
console.log(firstPage.total);

for await (const transaction of daftar.reports.transactions({ ...filter, limit: 500 })) {
  console.log(transaction.orderId, transaction.amount, transaction.status);
}
