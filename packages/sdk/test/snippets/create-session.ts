import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({ baseUrl: 'https://pay.example.com', secretKey: process.env.DAFTAR_SECRET_KEY });

const session = await daftar.checkout.createSession({
  serviceId: 's9x4kq7wd2zm8tnb',
  orderId: 'NB-10442',
  amount: 250.5, // major units
  currency: 'EGP',
  redirectUrl: 'https://books.example/thanks',
});
console.log(session.url, session.expiresAt);
