import { render } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { setLanguage, setNumerals } from '../../../i18n/i18n.ts';
import { PeriodCell } from './period-cell.tsx';

afterAll(async () => {
  setNumerals('latin');
  await setLanguage('en');
});

test.each([
  ['en', 'latin', '2026-10-11', '2026-10-24', '11 Oct – 24 Oct 2026'],
  ['en', 'latin', '2025-12-28', '2026-01-10', '28 Dec 2025 – 10 Jan 2026'],
  ['en', 'latin', '2026-10-11', '2026-10-11', '11 Oct 2026'],
  ['ar', 'latin', '2026-10-11', '2026-10-24', '11 أكتوبر – 24 أكتوبر 2026'],
  ['ar', 'own', '2026-10-11', '2026-10-24', '١١ أكتوبر – ٢٤ أكتوبر ٢٠٢٦'],
] as const)(
  'a period in %s with %s digits shows a shared year once',
  async (language, digits, from, to, said) => {
    await setLanguage(language);
    setNumerals(digits);
    const { container } = render(<PeriodCell from={from} to={to} />);
    expect(container.textContent).toBe(said);
  },
);
