import { ApiError, createDaftar } from '@daftar/sdk';

const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  secretKey: process.env.DAFTAR_SECRET_KEY ?? 'sk_test_4zq8kwd2xm7tnb3vc6ryj5fph9',
});

try {
  const subscription = await daftar.packages.create({
    name: 'Monthly reading',
    amount: '450', // pounds, digits only
    country: 'Egypt',
    currency: 'EGP',
    serviceId: process.env.DAFTAR_SERVICE ?? 's9x4kq7wd2zm8tnb',
    callbackUrl: 'https://books.example/webhooks/packages',
  });
  console.log(subscription.linkAddress); // send it to as many customers as you like
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.status, error.fieldErrors(), error.requestId);
}
