import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leave, problemOf, save, type } from '../../../test/form-page.ts';
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

test('the balance form asks for an amount, a valid tax, and the amount before the tax', async () => {
  await openApp('/merchants/account-balance/m1', {
    'GET /merchants/get/{id}': { ...merchant, accountBalance: 100 },
  });
  await type('tax', '10');
  await leave('tax');
  await waitFor(() => expect(problemOf('tax')).toBe('Please provide amount first'));
  save();
  await waitFor(() => expect(problemOf('grossAmount')).toBe('Please enter valid amount'));
  await type('grossAmount', '0');
  await waitFor(() => expect(problemOf('tax')).toBeUndefined());
  expect(problemOf('grossAmount')).toBe('Please enter valid amount');
  await type('grossAmount', '1000');
  await type('tax', '99.5');
  await waitFor(() => expect(problemOf('tax')).toBe('Please provide valid tax'));
  await type('tax', '10');
  const beside = within(screen.getByRole('region', { name: 'Account Balance' }));
  await waitFor(() => expect(beside.getByText('900.00')).toBeTruthy());
  expect(beside.getByText('1,000.00')).toBeTruthy();
});
