import { createDaftar } from '@daftar/sdk';
import { fetch, ProxyAgent } from 'undici';

const dispatcher = new ProxyAgent(process.env.HTTPS_PROXY ?? 'http://127.0.0.1:3128');
const daftar = createDaftar({
  baseUrl: process.env.DAFTAR_URL ?? 'http://127.0.0.1:4010',
  secretKey: process.env.DAFTAR_SECRET_KEY ?? 'sk_test_4zq8kwd2xm7tnb3vc6ryj5fph9',
  fetch: (url, init) => fetch(url, { ...init, dispatcher }),
});
console.log((await daftar.services.listOwn()).data[0]?.serviceName);
