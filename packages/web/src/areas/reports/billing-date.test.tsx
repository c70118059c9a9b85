import type { BillingDetailRow } from '@daftar/sdk';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { speakArabic } from '../../../test/arabic-digits.ts';
import { BillingDate } from './billing-date.tsx';

const row = { transactionDate: '2026-11-21T20:47:31Z', country: 'Egypt' } as BillingDetailRow;

test('the half of the day stays with its time in Arabic digits, too', async () => {
  await speakArabic();
  const { container } = render(<BillingDate row={row} />);
  // Without the mark a browser puts the time before the day, and PM after that.
  expect(container.textContent).toBe('٢١/١١/٢٠٢٦\u200e ٢٢:٤٧:PM');
});
