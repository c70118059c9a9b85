import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage, setNumerals } from '../../i18n/i18n.ts';
import { HitFacts } from './hit-facts.tsx';
import type { Hit } from './hit-path.ts';

const told = (values: Partial<Hit>): string | null =>
  render(<HitFacts hit={{ kind: 'merchant', _id: 'r1', title: 'Nile', ...values }} />).container.textContent;

afterEach(async () => {
  localStorage.clear();
  await setLanguage('en');
});

test("a hit shows its country once and its date in that country's time zone", () => {
  const date = '2026-11-03T20:30:00.000Z';
  expect(told({ subtitle: 'Egypt', country: 'Egypt', date })).toBe('Egypt03 Nov 2026');
  expect(told({ subtitle: 'nadia', country: 'Pakistan', date })).toBe('nadia\u00a0· Pakistan04 Nov 2026');
  expect(told({ country: 'Egypt' })).toBe('Egypt');
  expect(told({})).toBe('');
});

test('the country of a hit is translated', async () => {
  await setLanguage('ar');
  expect(told({ subtitle: 'nadia', country: 'Egypt' })).toBe('nadia\u00a0· مصر');
  expect(told({ subtitle: 'Fawry · Egypt', country: 'Egypt' })).toBe('Fawry\u00a0· مصر');
});

test.each([
  ['transaction', 'Nile Books · 125 EGP', 'Nile Books\u00a0· 125.00 EGP'],
  ['payout', 'Nora Adel · 1500 EGP', 'Nora Adel\u00a0· 1,500.00 EGP'],
  ['loanTransaction', '90000 PKR · TR-7', '90,000.00 PKR\u00a0· TR-7'],
  ['package', '19.990 EGP', '19.99 EGP'],
] as const)('the amount of a %s is written as in lists', (kind, subtitle, shown) => {
  expect(told({ kind, subtitle })).toBe(shown);
});

test('a hit formats amounts and dates with the chosen digits, and leaves names unchanged', async () => {
  const paid = { kind: 'transaction', subtitle: 'Nile 24 · 1450.5 EGP', country: 'Egypt' } as const;
  const settled = { kind: 'settlement', subtitle: 'Nile Books · 2026-11-01 – 2026-11-15' } as const;
  expect(told(paid)).toBe('Nile 24\u00a0· 1,450.50 EGP\u00a0· Egypt');
  expect(told(settled)).toBe('Nile Books\u00a0· 01 Nov 2026 – 15 Nov 2026');
  setNumerals('own');
  await setLanguage('ar');
  expect(told(paid)).toBe('Nile 24\u00a0· ١٬٤٥٠٫٥٠ EGP\u00a0· مصر');
  expect(told(settled)).toMatch(/٢٠٢٦ – .*٢٠٢٦/);
  expect(told({ subtitle: '24 EGP' })).toBe('24 EGP');
});
