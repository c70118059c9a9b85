import { createDaftar } from '@daftar/sdk';

let token: string | undefined;
const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  token: () => token, // read again for each call
});

token = await daftar.auth.login({
  userName: process.env.DAFTAR_USER ?? 'owner',
  password: process.env.DAFTAR_PASSWORD ?? 'Any-Password-1',
});
for await (const merchant of daftar.merchants.list({ limit: 100, sort: 'name' })) {
  console.log(merchant.name, merchant.country, merchant.currency);
}
