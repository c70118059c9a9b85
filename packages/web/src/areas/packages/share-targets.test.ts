import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';
import { shareTargets } from './share-targets.ts';

const address = linkAddress('https://pay.example/', 'pkg_1');

test('a link names the checkout and the package', () => {
  expect(address).toBe('https://pay.example/checkout/via-link/pkg_1');
});

test('WhatsApp and mail get the name and the link, even with special characters in the name', () => {
  const { whatsApp, mail } = shareTargets({ address, name: 'Tea & cake?' });
  expect(new URL(whatsApp).searchParams.get('text')).toBe(`Tea & cake?: ${address}`);
  const sent = new URLSearchParams(mail.split('?')[1]);
  expect([sent.get('subject'), sent.get('body')]).toEqual(['Tea & cake?', `Tea & cake?: ${address}`]);
});
