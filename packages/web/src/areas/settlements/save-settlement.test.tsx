import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { save, type } from '../../../test/form-page.ts';
import { closed, confirm, opened, titleOf } from '../../../test/shown-dialog.ts';
import { openApp, pageOf } from '../../../test/stage.tsx';

const revenue = {
  ...{ totalAmount: 80000, waleeShareValue: 3200, waleeSharePercentage: 4 },
  ...{ merchantShareValue: 76800, merchantShare: 96 },
};
const overlap = 'This period overlaps settlement # 4815 (2026-10-01 to 2026-10-15)';
const refused = reply(409, {
  ...{ status: 'Conflict', message: overlap, requestId: 'req_1' },
  errors: [{ message: overlap, code: 'overlap', field: 'dateFrom' }],
});
const answers = {
  'GET /merchants/get': pageOf({ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }),
  'POST /merchants/add/revenue': [revenue],
  'GET /settlements/get': pageOf(),
  'GET /reports/settlement-report/{id}': reply(404, {}),
};

async function fill(rate: string, answer: unknown) {
  const app = await openApp('/settlement/form/new', {
    ...answers,
    'POST /settlements/add': answer as object,
  });
  await screen.findByRole('option', { name: 'Nile Books' });
  await type('merchantName', 'Nile Books');
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[name=totalRevenue]')?.value).toBe('80,000.00'),
  );
  await type('channel', 'Bank transfer');
  await type('remittanceChargesPercentage', '٢');
  await type('exchangeRate', rate);
  return app;
}
const sentBy = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path === '/settlements/add').map(({ body }) => body);

async function because(reason: string, title: string): Promise<void> {
  const dialog = await opened('dialog').catch(() => opened('alertdialog'));
  expect(titleOf(dialog)).toBe(title);
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: reason } });
  confirm(dialog);
  await closed();
}

test('each figure unfolds to its formula with its numbers, and dropped decimals are said', async () => {
  await fill('277.85', {});
  for (const formula of ['80,000 ÷ 277 = 288.81', '76,800 × 2 ÷ 100 = 1,536', '76,800 − 1,536 = 75,264'])
    expect(await screen.findByText(formula)).toBeTruthy();
  expect(screen.getByText('277.85 → 277')).toBeTruthy();
});

test('a period that overlaps after all is saved with a reason, never without one', async () => {
  const turns = [refused, { _id: 'set2' }];
  const { requests } = await fill('48', () => turns.shift());
  save();
  await because('The first run missed a day', 'This period overlaps');
  await waitFor(() => expect(sentBy(requests)).toHaveLength(2));
  const [first, second] = sentBy(requests);
  expect(first).not.toHaveProperty('override');
  expect(second).toMatchObject({
    override: { reason: 'The first run missed a day' },
    merchantName: 'Nile Books',
  });
});

test('a net that differs by more than half a percent is asked about before it is sent', async () => {
  const { requests } = await fill('1.9', { _id: 'set2' });
  save();
  await because('Agreed with the bank', 'Save with this difference?');
  await waitFor(() => expect(sentBy(requests)).toHaveLength(1));
  expect(sentBy(requests)[0]).toMatchObject({ difference: { reason: 'Agreed with the bank' } });
});
