import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, opened, titleOf } from '../../../test/shown-dialog.ts';

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

async function fill(rate: string, answer: unknown, more: object = {}) {
  const app = await openApp('/settlement/form/new', {
    ...answers,
    'POST /settlements/add': answer as object,
    ...more,
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
/** The settlement that the summary reads after a save. */
const stored = {
  ...{ _id: 'set2', transactionId: 7, transactionDate: '2026-11-21T09:00:00Z', channel: 'Bank' },
  ...{ country: 'Egypt', merchantName: 'Nile Books', userTypeId: 'm1', createdBy: 'Omar Farouk' },
  ...{ localCurrency: 'EGP', settledCurrency: 'USD', dateFrom: '2026-11-01', dateTo: '2026-11-15' },
  ...{ totalRevenue: 80000, waleeShare: 3200, merchantShare: 76800, remittanceChargesPercentage: 2 },
  ...{
    exchangeRate: 48,
    subTotal: 76800,
    remittanceCharges: 1536,
    netTransferAmount: 75264,
    math: 'integer',
  },
  ...{ netSettledAmount: 1568, grossSettledAmount: 1666.67 },
};

const sentBy = (requests: readonly { path: string; body: unknown }[]) =>
  requests.filter(({ path }) => path === '/settlements/add').map(({ body }) => body);

const review = () => screen.findByRole('alertdialog', { name: 'Review before saving' });

/** Fills in the reasons of the review and saves. */
async function giveReasons(reasons: Readonly<Record<string, string>>): Promise<void> {
  const dialog = within(await review());
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  for (const [label, reason] of Object.entries(reasons)) {
    expect(submit.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText(new RegExp(label)), { target: { value: reason } });
  }
  expect(dialog.getAllByRole('textbox')).toHaveLength(Object.keys(reasons).length);
  fireEvent.click(submit);
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
  await giveReasons({ 'Reason for the overlap': 'The first run missed a day' });
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
  await giveReasons({ 'Reason for the difference': 'Agreed with the bank' });
  await waitFor(() => expect(sentBy(requests)).toHaveLength(1));
  expect(sentBy(requests)[0]).toMatchObject({ difference: { reason: 'Agreed with the bank' } });
});

const earlier = {
  ...{ _id: 'set1', transactionId: 4815, merchantName: 'Nile Books', localCurrency: 'EGP', country: 'Egypt' },
  ...{ dateFrom: '2026-10-01', dateTo: '2026-10-15', transactionDate: '2026-10-16T09:00:00Z' },
};

test('one review before saving asks for the difference and the overlap together', async () => {
  const { requests } = await fill('1.9', { _id: 'set2' }, { 'GET /settlements/get': pageOf(earlier) });
  save();
  const dialog = within(await review());
  expect(await dialog.findByText(/This period overlaps settlement # 4815/)).toBeTruthy();
  const figure = (name: string) => dialog.getByText(name).parentElement?.textContent;
  expect(figure('Net Settled Amount')).toBe('Net Settled Amount75,264.00 USD');
  expect(figure('Net Settled Amount with decimals')).toBe('Net Settled Amount with decimals39,612.63 USD');
  expect(figure('Difference')).toBe('Difference35,651.37 USD');
  await giveReasons({ 'Reason for the difference': 'Agreed', 'Reason for the overlap': 'A day was missed' });
  await waitFor(() => expect(sentBy(requests)).toHaveLength(1));
  expect(sentBy(requests)[0]).toMatchObject({
    ...{ difference: { reason: 'Agreed' }, override: { reason: 'A day was missed' }, totalRevenue: 80000 },
  });
});

test('a period that ends today says that the later payments of this day wait', async () => {
  const note = /^This day is not over: its later payments wait for the next settlement\.$/;
  await fill('48', { _id: 'set2' });
  expect(screen.getByText(note)).toBeTruthy();
  await type('dateFrom', '01/10/2026');
  await type('dateTo', '15/10/2026');
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});

test('cancelling the review saves nothing', async () => {
  const { requests } = await fill('1.9', { _id: 'set2' });
  save();
  fireEvent.click(within(await review()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sentBy(requests)).toEqual([]);
});

test('closing the review asks first when a reason was typed, and Stay keeps it', async () => {
  await fill('1.9', { _id: 'set2' });
  save();
  const dialog = within(await review());
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(/Reason for the difference/);
  fireEvent.change(reason, { target: { value: 'Agreed' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = await opened('alertdialog');
  expect(titleOf(question)).toBe('Leave without saving?');
  fireEvent.click(within(question).getByRole('button', { name: 'Stay', hidden: true }));
  await closed();
  expect(reason.value).toBe('Agreed');
});

test('a saved settlement takes the place of its form, so that the browser’s Back does not lead to it', async () => {
  const { router } = await fill('48', { _id: 'set2' }, { 'GET /reports/settlement-report/{id}': stored });
  save();
  await screen.findByRole('heading', { level: 1, name: 'Transaction # 7' });
  expect(router.history.length).toBe(1);
});

test('the settlement form rejects an exchange rate without an integer part before it sends anything', async () => {
  const { requests } = await fill('0.5', { _id: 'set2' });
  save();
  expect(await screen.findByText('Please provide exchange rate')).toBeTruthy();
  expect(sentBy(requests)).toEqual([]);
});

test('with nothing to settle Save is off and says why, and no notice asks for a reason', async () => {
  const { requests } = await openApp('/settlement/form/new', {
    ...answers,
    'POST /merchants/add/revenue': [],
    'GET /settlements/get': pageOf(earlier),
  });
  await type('merchantName', 'Nile Books');
  expect(await screen.findAllByText('There is nothing to settle in this period.')).toHaveLength(2);
  expect(await screen.findByText(/This period overlaps settlement # 4815/)).toBeTruthy();
  expect(screen.queryByText('You must give a reason to save.')).toBeNull();
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('There is nothing to settle in this period.');
  save();
  expect(sentBy(requests)).toEqual([]);
});

test.each([
  [
    0,
    300,
    'Refunds of payments that are settled already (480.00 EGP) are more than this period has earned (300.00 EGP). They wait for a period that covers them.',
  ],
  [120, 600, 'Refunds of payments that are settled already are deducted: 480.00 EGP'],
])(
  'the settlement form explains a revenue of %d after 480 of settled payments was refunded',
  async (totalAmount, earnedAmount, text) => {
    const revenue = {
      ...{ totalAmount, waleeShareValue: 0, waleeSharePercentage: 0, merchantShareValue: totalAmount },
      ...{ merchantShare: 100, earnedAmount, lateRefundAmount: 480 },
    };
    await openApp('/settlement/form/new', { ...answers, 'POST /merchants/add/revenue': [revenue] });
    await type('merchantName', 'Nile Books');
    await waitFor(() =>
      expect(document.querySelector('main')?.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(text),
    );
  },
);
