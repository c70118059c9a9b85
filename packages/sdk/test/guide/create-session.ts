import { ApiError, createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  secretKey: process.env.DAFTAR_SECRET_KEY ?? 'sk_test_4zq8kwd2xm7tnb3vc6ryj5fph9',
});

try {
  const call = daftar.checkout.createSession({
    serviceId: process.env.DAFTAR_SERVICE ?? 's9x4kq7wd2zm8tnb',
    orderId: 'NB-10442',
    amount: 250.5, // pounds, not piastres
    currency: 'EGP',
    redirectUrl: 'https://books.example/thanks',
  });
  const { data: session, requestId, replayed } = await call.withResponse();
  console.log(session.url, session.expiresAt, requestId, replayed);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.status, error.fieldErrors(), error.requestId);
}
