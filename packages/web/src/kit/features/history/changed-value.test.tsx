import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArabicDigits } from '../../../../test/use-arabic-digits.ts';
import { ChangedValue } from './changed-value.tsx';

test.each([
  [25000, 'amount', '25,000'],
  ['1361.00', 'amount', '1,361.00'],
  ['-9007199254740993.10', 'amount', '−9,007,199,254,740,993.10'],
  [4805513252, 'plain', '4805513252'],
  ['none', 'amount', 'none'],
  [true, 'amount', 'Yes'],
  [0.5, 'percent', '0.50%'],
  [1.555, 'percent', '1.555%'],
  ['WALLET', 'payoutType', 'Wallet'],
  ['BANK', 'payoutType', 'Bank account'],
] as const)('%s as %s is shown as %s', (value, form, written) => {
  const { container } = render(<ChangedValue value={value} form={form} />);
  expect(container.textContent).toBe(written);
});

test('numbers inside nested values use the chosen digits, and digits in text stay unchanged', async () => {
  await useArabicDigits();
  const { container } = render(<ChangedValue value={[{ name: 'B2B', value: 7.5 }]} />);
  expect(container.textContent).toContain('B2B');
  expect(container.textContent).toMatch(/: ٧٫٥$/);
});

test('an amount has the decimals and the code of its currency', () => {
  const { container } = render(<ChangedValue value={25000} form="amount" currency="KWD" />);
  expect(container.textContent).toBe('25,000.000 KWD');
});
