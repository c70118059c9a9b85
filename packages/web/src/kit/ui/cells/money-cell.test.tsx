import { render } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { setLanguage, setNumerals } from '../../../i18n/i18n.ts';
import { MoneyCell } from './money-cell.tsx';

afterAll(async () => {
  setNumerals('latin');
  await setLanguage('en');
});

test.each([
  ['en', 'latin', '−1,234.50'],
  ['ar', 'latin', '−1,234.50'],
  ['ar', 'own', '−١٬٢٣٤٫٥٠'],
  ['ur', 'own', '−۱٬۲۳۴٫۵۰'],
] as const)(
  'a negative amount in %s with %s digits is left-to-right with the minus first',
  async (language, digits, written) => {
    await setLanguage(language);
    setNumerals(digits);
    const { container } = render(<MoneyCell value={-1234.5} currency="EGP" />);
    expect(container.querySelector('.figure > .ltr')?.textContent).toBe(written);
    expect(container.textContent).toBe(`${written} EGP`);
  },
);
