import { sentences } from '@daftar/domain';
import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { translate } from './translate.ts';
import { ur } from './ur.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each([
  ['Arabic', ar],
  ['Urdu', ur],
])('%s fills the same places as English and leaves nothing in Latin letters', (_, messages) => {
  for (const [english, text] of Object.entries(messages)) {
    expect(placeholders(text), english).toEqual(placeholders(english));
    expect(text.replace(/\{\w+\}/g, ''), english).not.toMatch(/[A-Za-z]/);
  }
});

test('a text without a translation stays, and values are filled in', () => {
  expect(translate({}, 'Back to {merchant}', { merchant: 'Nile Books' })).toBe('Back to Nile Books');
  expect(translate(ar, 'A message of the gateway')).toBe('A message of the gateway');
});

/** The refusals that a customer can meet. */
const refusals = [
  ...(['order-paid', 'session-expired', 'service-suspended', 'unknown-provider', 'checkout.method'] as const),
  ...(['checkout.providerSilent', 'blacklisted', 'session.missing', 'service.missing', 'in-flight'] as const),
  'server.restarting',
] as const;

test.each(refusals)('the refusal %s is translated', (code) => {
  // Without placeholders, the message of a code is its template.
  expect(sentences[code]).not.toContain('{{');
  for (const messages of [ar, ur]) expect(messages).toHaveProperty([sentences[code]]);
});
