import { expect, test } from 'vitest';
import { type IntegrationMethod, pageSnippets, policySnippet, serverSnippet } from './embed-snippets.ts';

const embed = {
  service: { serviceId: 's9x4kq7wd2zm8tnb', currency: 'EGP' },
  api: 'https://api.daftar.example',
  checkout: 'https://pay.daftar.example',
};
const methods: readonly IntegrationMethod[] = ['script', 'npm', 'react', 'hosted'];

test('the server snippet names service and gateway and reads the key from the environment', () => {
  const { code } = serverSnippet(embed);
  expect(code).toContain("baseUrl: 'https://api.daftar.example'");
  expect(code).toContain("serviceId: 's9x4kq7wd2zm8tnb'");
  expect(code).toContain("currency: 'EGP'");
  expect(code).toContain('secretKey: process.env.DAFTAR_SECRET_KEY');
});

test('every page snippet loads from the checkout address and holds no secret', () => {
  for (const method of methods) {
    const code = pageSnippets(method, embed)
      .map((snippet) => snippet.code)
      .join('\n');
    expect(code).not.toMatch(/sk_|whsec_|secretKey/);
    if (method === 'hosted') expect(code).toContain('session.url');
    else expect(code).toContain('https://pay.daftar.example');
  }
  expect(policySnippet(embed).code).toContain('frame-src https://pay.daftar.example');
});

test('the server snippet escapes quotes and script tags in the service id', () => {
  const { code } = serverSnippet({ ...embed, service: { serviceId: "a'; </script>", currency: 'EGP' } });
  expect(code).toContain(String.raw`serviceId: 'a\'; \x3C/script>'`);
});
