import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangedValue } from './changed-value.tsx';

test.each([
  [25000, true, '25,000'],
  ['1361.00', true, '1,361.00'],
  ['-9007199254740993.10', true, '−9,007,199,254,740,993.10'],
  [4805513252, false, '4805513252'],
  ['none', true, 'none'],
  [true, true, 'Yes'],
])('%s as an amount (%s) is written %s', (value, amount, written) => {
  const { container } = render(<ChangedValue value={value} amount={amount} />);
  expect(container.textContent).toBe(written);
});
