import { expect, test } from 'vitest';
import type { Brand } from '../config/read-brand.ts';
import { oneLine, renderMail } from './render-mail.ts';

const brand: Brand = { name: 'Nile <Pay>', accent: '#0b5c56', logo: undefined };
const parts = {
  language: 'en' as const,
  subject: 'Your receipt from Nile\r\nBcc: all@example.com',
  title: 'Receipt & more',
  figure: '450.50 EGP',
  notice: 'Refunded in full.',
  paragraphs: ['Paid <b>well</b>'],
  facts: [['Order id', '"><script>alert(1)</script>']] as const,
  link: { label: 'Show', url: 'https://pay.example/receipt/rcp_1?a=1&b="' },
  footer: 'Sent by us.',
};

test('every text is escaped in the HTML, and a subject has one line', () => {
  const { html, subject } = renderMail(brand, parts);
  expect(subject).toBe('Your receipt from Nile Bcc: all@example.com');
  expect(html).not.toMatch(/<script|<b>|<Pay>/);
  expect(html).toContain('href="https://pay.example/receipt/rcp_1?a=1&#38;b=&#34;"');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).not.toMatch(/\son\w+=|javascript:|<link|https?:\/\/(?!pay\.example)/);
});

test('the plain text has the same content as the HTML', () => {
  const { text } = renderMail(brand, parts);
  for (const part of ['Receipt & more', '450.50 EGP', 'Refunded in full.', 'Order id: ', 'Sent by us.'])
    expect(text).toContain(part);
  expect(text).toContain(parts.link.url);
});

test('in right-to-left mails, the text direction of values is isolated', () => {
  const { html, text } = renderMail(brand, { ...parts, language: 'ar', facts: [['رمز الدعم', 'txn_1']] });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('رمز الدعم: \u2068txn_1\u2069');
});

test('a mail shows a PNG logo, but no SVG logo', () => {
  const withLogo = (type: 'image/png' | 'image/svg+xml') =>
    renderMail({ ...brand, logo: { type, bytes: Buffer.from('x') } }, parts);
  expect(withLogo('image/png').html).toContain('src="cid:logo"');
  expect(withLogo('image/png').logo).toBeDefined();
  expect(withLogo('image/svg+xml').html).not.toContain('<img');
  expect(withLogo('image/svg+xml').logo).toBeUndefined();
});

test('line ends and marks that change the text direction are removed from a name', () => {
  expect(oneLine('a\u202Eb\r\nc\u0000\u2028d ')).toBe('a b c d');
});
