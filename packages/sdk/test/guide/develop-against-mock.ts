import { createDaftar, NotFoundError } from '@daftar/sdk';

const daftar = createDaftar({ baseUrl: 'http://127.0.0.1:4010', token: 'any' });
console.log((await daftar.merchants.list()).data[0]?.name);

try {
  await daftar.merchants.retrieve('m4zq8kwd2xm7tnb3', { headers: { prefer: 'code=404' } });
} catch (error) {
  console.log(error instanceof NotFoundError); // true
}
