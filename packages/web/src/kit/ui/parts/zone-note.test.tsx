import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render as renderBare } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useArabicDigits } from '../../../../test/use-arabic-digits.ts';
import { system } from '../../../theme/system.ts';
import { ZoneNote } from './zone-note.tsx';

const render = (note: ReactElement) => renderBare(<ChakraProvider value={system}>{note}</ChakraProvider>);

test.each([
  ['in summer', '2026-10-11', '2026-10-24', 'Days of Egypt: Eastern European Time (GMT+3)'],
  ['in winter', '2026-11-02', '2026-11-21', 'Days of Egypt: Eastern European Time (GMT+2)'],
  [
    'over the night between',
    '2026-10-21',
    '2026-11-21',
    'Days of Egypt: Eastern European Time (GMT+3 – GMT+2)',
  ],
])(
  'a range %s shows the UTC offset on its own days, not the current one',
  (_when, dateFrom, dateTo, said) => {
    const { container } = render(<ZoneNote country="Egypt" {...{ dateFrom, dateTo }} />);
    expect(container.textContent).toBe(said);
  },
);

test('a range without valid dates shows the current UTC offset', () => {
  const { container } = render(<ZoneNote country="Pakistan" dateFrom="" dateTo="31/1" />);
  expect(container.textContent).toBe('Days of Pakistan: Pakistan Standard Time (GMT+5)');
});

test('the UTC offset uses Arabic digits when they are chosen', async () => {
  await useArabicDigits();
  const { container } = render(<ZoneNote country="Egypt" dateFrom="2026-11-02" dateTo="2026-11-21" />);
  expect(container.textContent).toMatch(/[+]٢\)$/);
});
