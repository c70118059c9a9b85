import type { BillingDetailRow } from '@daftar/sdk';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArabicDigits } from '../../../test/use-arabic-digits.ts';
import { BillingDate } from './billing-date.tsx';

const row = { transactionDate: '2026-11-21T20:47:31Z', country: 'Egypt' } as BillingDetailRow;

test('BillingDate keeps PM next to the time in Arabic digits', async () => {
  await useArabicDigits();
  const { container } = render(<BillingDate row={row} />);
  // Without the left-to-right mark a browser shows the time before the date.
  expect(container.textContent).toBe('٢١/١١/٢٠٢٦\u200e ٢٢:٤٧:PM');
});
