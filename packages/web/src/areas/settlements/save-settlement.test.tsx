import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, confirm, opened, titleOf } from '../../../test/shown-dialog.ts';

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
  ...fakeChoices({ merchant: [{ _id: 'm1', name: 'Nile Books', country: 'Egypt', currency: 'EGP' }] }),
  'POST /merchants/add/revenue': [revenue],
  'GET /settlements/get': pageOf(),
  'GET /reports/settlement-report/{id}': reply(404, {}),
};

async function fill(rate: string, answer: unknown) {
  const app = await openApp('/settlement/form/new', {
    ...answers,
    'POST /settlements/add': answer as object,
  });
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

async function giveReason(reason: string, title: string): Promise<void> {
  const dialog = await opened('dialog').catch(() => opened('alertdialog'));
  expect(titleOf(dialog)).toBe(title);
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: reason } });
  confirm(dialog);
  await closed();
}

test('the settlement form shows the formula of each figure and the decimals that were dropped', async () => {
  await fill('277.85', {});
  for (const formula of ['80,000 ÷ 277 = 288.81', '76,800 × 2 ÷ 100 = 1,536', '76,800 − 1,536 = 75,264'])
    expect(await screen.findByText(formula)).toBeTruthy();
  expect(screen.getByText('277.85 → 277')).toBeTruthy();
});

test('the settlement form saves a period that the server reports as overlapping only with a reason', async () => {
  const responses = [refused, { _id: 'set2' }];
  const { requests } = await fill('48', () => responses.shift());
  save();
  await giveReason('The first run missed a day', 'This period overlaps');
  await waitFor(() => expect(sentBy(requests)).toHaveLength(2));
  const [first, second] = sentBy(requests);
  expect(first).not.toHaveProperty('override');
  expect(second).toMatchObject({
    override: { reason: 'The first run missed a day' },
    merchantName: 'Nile Books',
  });
});

test('the settlement form asks for a reason before it sends a net that deviates by more than 0.5 %', async () => {
  const { requests } = await fill('1.9', { _id: 'set2' });
  save();
  await giveReason('Agreed with the bank', 'Save with this difference?');
  await waitFor(() => expect(sentBy(requests)).toHaveLength(1));
  expect(sentBy(requests)[0]).toMatchObject({ difference: { reason: 'Agreed with the bank' } });
});
