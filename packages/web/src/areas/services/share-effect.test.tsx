import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type } from '../../../test/form-page.ts';
import { openApp } from '../../../test/open-app.tsx';

const amounts = () =>
  within(screen.getByRole('table', { name: 'How a payment is shared' }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test("the service form shows how its percentages split the service's price", async () => {
  await openApp('/services/form/new', {});
  await type('currency', 'EGP');
  await waitFor(() => expect(amounts()).toEqual(['100.00 EGP', '0.00 EGP', '96.00 EGP', '4.00 EGP']));
  await type('price', '9.99');
  await type('carrierShare', '12.5');
  await type('merchantShare', '80');
  await waitFor(() => expect(amounts()).toEqual(['9.99 EGP', '1.25 EGP', '7.99 EGP', '0.75 EGP']));
  // Above 100 percent in total there is no split to show.
  await type('merchantShare', '99');
  await waitFor(() => expect(amounts()).toEqual(['–', '–', '–', '–']));
});
