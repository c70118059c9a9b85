import { expect, test } from 'vitest';
import { choicesFor, displayOptions, moved, writtenOptions } from './embed-options.ts';
import {
  type EmbedTarget,
  type IntegrationMethod,
  pageSnippets,
  policySnippet,
  serverSnippet,
} from './embed-snippets.ts';

const own = ['Credit Card', 'FawryRef'];
const embed: EmbedTarget = {
  service: { serviceId: 's9x4kq7wd2zm8tnb', currency: 'EGP', paymentMethods: own },
  api: 'https://api.daftar.example',
  checkout: 'https://pay.daftar.example',
  choices: choicesFor(own),
};
const styled: EmbedTarget = {
  ...embed,
  loader: { path: '/loader-1.0.0-abc.js', integrity: 'sha384-AAAA' },
  choices: {
    ...choicesFor(['FawryRef', 'Credit Card']),
    ...{ mode: 'overlay', locale: 'ar', accent: '#8c3b24', radius: '4' },
  },
};
const methods: readonly IntegrationMethod[] = ['html', 'script', 'npm', 'react', 'hosted'];
const codeOf = (method: IntegrationMethod, target: EmbedTarget) =>
  pageSnippets(method, target)
    .map((snippet) => snippet.code)
    .join('\n');

test('the server snippet names service and gateway and reads the key from the environment', () => {
  const { code } = serverSnippet(embed);
  expect(code).toContain("baseUrl: 'https://api.daftar.example'");
  expect(code).toContain("serviceId: 's9x4kq7wd2zm8tnb'");
  expect(code).toContain("currency: 'EGP'");
  expect(code).toContain('secretKey: process.env.DAFTAR_SECRET_KEY');
});

test('every page snippet loads from the checkout address and holds no secret', () => {
  for (const method of methods) {
    const code = codeOf(method, embed);
    expect(code).not.toMatch(/sk_|whsec_|secretKey/);
    if (method === 'hosted') expect(code).toContain('session.url');
    else expect(code).toContain('https://pay.daftar.example');
  }
  expect(policySnippet(embed).code).toContain('frame-src https://pay.daftar.example');
});

test('the server snippet escapes quotes and script tags in the service id', () => {
  const { code } = serverSnippet({ ...embed, service: { ...embed.service, serviceId: "a'; </script>" } });
  expect(code).toContain(String.raw`serviceId: 'a\'; \x3C/script>'`);
});

test('the code names no option that has its default', () => {
  for (const method of methods)
    expect(codeOf(method, embed)).not.toMatch(
      /locale|appearance|data-mode|mode:|methods|payButton|undefined/,
    );
});

test('the code names each option that was chosen', () => {
  expect(codeOf('html', styled)).toContain(
    ' data-mode="overlay" data-locale="ar" data-accent="#8c3b24" data-radius="4" data-methods="FawryRef,Credit Card"',
  );
  for (const method of ['script', 'npm'] as const) {
    expect(codeOf(method, styled)).toContain("  mode: 'overlay',");
    expect(codeOf(method, styled)).toContain("  appearance: { accent: '#8c3b24', radius: 4 },");
    expect(codeOf(method, styled)).toContain("  methods: ['FawryRef', 'Credit Card'],");
  }
  expect(codeOf('react', styled)).toContain("locale={'ar'}");
});

test('the script tag names the version and hash of the loader if the server reports them', () => {
  for (const method of ['html', 'script'] as const) {
    expect(codeOf(method, styled)).toContain('src="https://pay.daftar.example/loader-1.0.0-abc.js"');
    expect(codeOf(method, styled)).toContain('integrity="sha384-AAAA"');
    expect(codeOf(method, styled)).toContain('crossorigin="anonymous"');
    expect(codeOf(method, embed)).toContain('src="https://pay.daftar.example/loader.js"');
  }
});

test('a colour with quotes cannot leave its attribute or its text', () => {
  const choices = { ...embed.choices, accent: `"><script>alert('1')</script>` };
  expect(codeOf('html', { ...embed, choices })).not.toContain('"><script>alert');
  expect(codeOf('script', { ...embed, choices })).not.toContain('<script>alert');
});

test('the frame gets every option, also those that were reset to their default', () => {
  expect(displayOptions(embed.choices)).toEqual({
    ...{ locale: 'auto', dir: 'auto', numerals: 'latn', payButton: true, methods: own },
    appearance: { theme: 'auto' },
  });
  expect(displayOptions(styled.choices).appearance).toEqual({ theme: 'auto', accent: '#8c3b24', radius: 4 });
});

test('a method moves by one place, but not past either end', () => {
  expect(moved(['A', 'B', 'C'], 'C', -1)).toEqual(['A', 'C', 'B']);
  expect(moved(['A', 'B', 'C'], 'A', 1)).toEqual(['B', 'A', 'C']);
  expect(moved(['A', 'B'], 'A', -1)).toEqual(['A', 'B']);
  expect(moved(['A', 'B'], 'B', 1)).toEqual(['A', 'B']);
  expect(moved(['A', 'B'], 'X', 1)).toEqual(['A', 'B']);
});

test('options that equal the defaults add nothing to the code', () => {
  expect(writtenOptions(choicesFor([]), [])).toEqual({});
});
