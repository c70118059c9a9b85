import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({ baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010' });
const token = await daftar.auth.login({
  userName: process.env.DAFTAR_USER ?? 'owner',
  password: process.env.DAFTAR_PASSWORD ?? 'Any-Password-1',
});

const signedIn = createDaftar({ baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010', token });
for await (const merchant of signedIn.merchants.list({ limit: 100, sort: 'name' })) {
  console.log(merchant.name, merchant.country, merchant.currency);
}
