import { createDaftar } from '@daftar/sdk';

const daftar = createDaftar({ baseUrl: 'https://pay.example.com' });
const controller = new AbortController();

for await (const { status } of daftar.checkout.watch('cs_6p8wk3zq7xd2m9tnb4vc5ryjfh', {
  signal: controller.signal,
})) {
  console.log(status); // open, pending, paid
}
