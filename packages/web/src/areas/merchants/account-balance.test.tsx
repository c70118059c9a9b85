import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type } from '../../../test/form-page.ts';
import { openApp } from '../../../test/open-app.tsx';
import { useArabicDigits } from '../../../test/use-arabic-digits.ts';

const merchant = { _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP', status: 'Active' };

test('the balance form in Arabic writes the formula in Arabic digits', async () => {
  await useArabicDigits();
  await openApp('/merchants/account-balance/m1', { 'GET /merchants/get/{id}': merchant });
  await type('grossAmount', '1000.5');
  await type('tax', '10');
  expect(await screen.findByText('١٠٠٠٫٥ − ١٠٠٠٫٥ × ١٠ ÷ ١٠٠ = ٩٠٠٫٤٥')).toBeTruthy();
});
