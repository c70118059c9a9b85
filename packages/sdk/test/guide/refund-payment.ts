import { ApiError, createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  token: () => process.env.DAFTAR_TOKEN ?? 'any',
});

try {
  const refund = await daftar.refunds.create({
    transactionId: process.env.DAFTAR_TRANSACTION ?? 'txn_8z4kq7wd2xm9tnb3vc6ryj5fph',
    amount: 100.25,
    reason: 'The customer returned one of the two books',
  });
  console.log(refund._id, refund.status); // requested, later pending, then succeeded or failed
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.code, error.message); // such as refund-too-much or refund-unsupported
}
