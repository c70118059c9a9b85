import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Shown } from '../../../i18n/shown.ts';
import { system } from '../../../theme/system.ts';
import { ChangeTable } from './change-table.tsx';

test('the history names payment methods of loan transactions as the form does', () => {
  const change = { path: ['paymentMethod'], before: 'USD-DEPOSIT', after: 'CASH' };
  render(
    <ChakraProvider value={system}>
      <ChangeTable
        changes={[change]}
        of={'Transaction changed' as Shown}
        currencies={{ before: 'PKR', after: 'PKR' }}
        hadBefore
      />
    </ChakraProvider>,
  );
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['USD Deposit', 'Cash']);
});
