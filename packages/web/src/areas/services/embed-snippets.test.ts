import { expect, test } from 'vitest';
import { pageSnippets, policySnippet, serverSnippet, type WayIn } from './embed-snippets.ts';

const embed = {
  service: { serviceId: 's9x4kq7wd2zm8tnb', currency: 'EGP' },
  api: 'https://api.daftar.example',
  checkout: 'https://pay.daftar.example',
};
const ways: readonly WayIn[] = ['script', 'npm', 'react', 'hosted'];

test('the server’s lines know the service and the gateway, and take the key from the environment', () => {
  const { code } = serverSnippet(embed);
  expect(code).toContain("baseUrl: 'https://api.daftar.example'");
  expect(code).toContain("serviceId: 's9x4kq7wd2zm8tnb'");
  expect(code).toContain("currency: 'EGP'");
  expect(code).toContain('secretKey: process.env.DAFTAR_SECRET_KEY');
});

test('every way into a page loads from the checkout’s address, and none holds a secret', () => {
  for (const way of ways) {
    const code = pageSnippets(way, embed)
      .map((snippet) => snippet.code)
      .join('\n');
    expect(code).not.toMatch(/sk_|whsec_|secretKey/);
    if (way === 'hosted') expect(code).toContain('session.url');
    else expect(code).toContain('https://pay.daftar.example');
  }
  expect(policySnippet(embed).code).toContain('frame-src https://pay.daftar.example');
});

test('what stands in quotes cannot leave them', () => {
  const { code } = serverSnippet({ ...embed, service: { serviceId: "a'; </script>", currency: 'EGP' } });
  expect(code).toContain(String.raw`serviceId: 'a\'; \x3C/script>'`);
});
