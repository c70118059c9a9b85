import { reply } from '@daftar/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeChoices } from '../../../test/fake-choices.ts';
import { leave, problemOf, save, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { closed, confirm, opened, titleOf } from '../../../test/shown-dialog.ts';

const payout = {
  ...{
    _id: 'pay_1',
    referanceNumber: 'PO-1',
    merchantName: 'Nile Books',
    userTypeId: 'mer_1',
    serviceId: 's1',
  },
  ...{ fullName: 'Nora Adel', beneficiaryEmail: 'nora@mail.example', msisdn: '201001234567' },
  ...{ nationalId: '**********4321', countryCode: 'EG', amount: 1500, currency: 'EGP', payoutType: 'WALLET' },
  ...{ merchantOrderId: '59109042', status: 'Pending', createdBy: 'Karim Fathy' },
  ...{ createdDate: '2026-11-21T09:05:09.000Z', updatedDate: '2026-11-21T09:05:09.000Z' },
};
const approved = {
  ...payout,
  ...{ _id: 'pay_2', referanceNumber: 'PO-2', fullName: 'Omar Ali', status: 'Approved', selfDecided: true },
  updatedDate: '2026-11-22T12:00:00.000Z',
};
const flagged = { ...payout, flags: [{ code: 'same-msisdn', payouts: ['PO-9'] }] };
type Opened = Awaited<ReturnType<typeof openApp>>;
const bodiesOf = ({ requests }: Opened, path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body);
const decide = '/file-upload/process/edit/change-status';
const create = '/credit-loan/loan-request/add/via-portal';
const funds = { currency: 'EGP', loan: 1000, balance: 2000, pending: 3500, pendingCount: 2 };
const answers = {
  'POST /credit-loan/loan-request/get': pageOf(flagged, approved),
  'GET /credit-loan/loan-request/get/{id}': flagged,
  'GET /credit-loan/loan-request/context/{id}': { funds, others: [approved] },
  'GET /history/get/{kind}/{id}': pageOf(),
  ...fakeChoices({ service: [{ _id: 's1', name: 'Books online', currency: 'EGP' }] }),
};
const row = (reference: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('row').find((one) => one.textContent?.includes(reference));
    if (!found) throw new Error(`The list has no ${reference}`);
    return found;
  });
const pressKey = (key: string) => fireEvent.keyDown(document.body, { key });

/** Text without the marks that keep figures left to right. */
const textOf = (element: Element) => element.textContent?.replace(/[\u2066-\u2069]/g, '');

test('the card of a flagged or self-approved payout is marked', async () => {
  const plain = { ...payout, _id: 'pay_3', referanceNumber: 'PO-3' };
  await openApp('/loan-requests', {
    ...answers,
    'POST /credit-loan/loan-request/get': pageOf(flagged, approved, plain),
  });
  const marksOf = async (reference: string) =>
    within(await row(reference)).queryAllByRole('img', { name: 'Flags', hidden: true }).length;
  expect([await marksOf('PO-1'), await marksOf('PO-2'), await marksOf('PO-3')]).toEqual([1, 1, 0]);
});

test('only a pending row has Approve and Reject, and both ask for confirmation', async () => {
  const server = await openApp('/loan-requests', {
    ...answers,
    'PUT /file-upload/process/edit/change-status': { ...payout, status: 'Approved' },
  });
  const pending = await row('PO-1');
  expect(within(await row('PO-2')).queryByRole('button', { name: 'Approve' })).toBeNull();
  fireEvent.click(within(pending).getByRole('button', { name: 'Approve' }));
  const dialog = await opened('alertdialog');
  expect(titleOf(dialog)).toBe('Are you sure?');
  expect(textOf(dialog)).toContain('Changing the status will not revert back.PO-1 · Nora Adel\n1,500.00 EGP');
  confirm(dialog);
  await closed();
  await waitFor(() =>
    expect(bodiesOf(server, decide)).toEqual([
      { id: 'pay_1', status: 'Approved', amount: 1500, merchant: 'Nile Books' },
    ]),
  );
});

const decided = { 'PUT /file-upload/process/edit/change-status': { ...payout, status: 'Rejected' } };

/** Confirms a rejection with a reason, which cannot be too short. */
async function giveReason(about: string) {
  const dialog = await opened('alertdialog');
  expect(textOf(dialog)).toContain(about);
  const reject = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reject', hidden: true });
  expect(reject.disabled).toBe(false);
  const reason = within(dialog).getByRole('textbox', { name: /^Reason/, hidden: true });
  fireEvent.change(reason, { target: { value: 'No' } });
  expect(reject.disabled).toBe(true);
  fireEvent.change(reason, { target: { value: 'Wrong account' } });
  expect(reject.disabled).toBe(false);
  confirm(dialog);
  await closed();
}
const rejection = (id: string, amount: number) => ({
  ...{ id, status: 'Rejected', amount, merchant: 'Nile Books', reason: 'Wrong account' },
});

test('rejecting a row takes a reason, which is sent', async () => {
  const server = await openApp('/loan-requests', { ...answers, ...decided });
  fireEvent.click(within(await row('PO-1')).getByRole('button', { name: 'Reject' }));
  await giveReason('PO-1 · Nora Adel\n1,500.00 EGP');
  await waitFor(() => expect(bodiesOf(server, decide)).toEqual([rejection('pay_1', 1500)]));
});

test('a rejection needs no reason, and three frequent ones are a press away', async () => {
  const server = await openApp('/loan-requests', { ...answers, ...decided });
  fireEvent.click(within(await row('PO-1')).getByRole('button', { name: 'Reject' }));
  confirm(await opened('alertdialog'));
  await closed();
  const { reason: _reason, ...without } = rejection('pay_1', 1500);
  await waitFor(() => expect(bodiesOf(server, decide)).toEqual([without]));
  fireEvent.click(within(await row('PO-1')).getByRole('button', { name: 'Reject' }));
  const dialog = await opened('alertdialog');
  for (const name of ['Account details are wrong', 'Not agreed with the merchant', 'Requested twice'])
    fireEvent.click(within(dialog).getByRole('button', { name, hidden: true }));
  confirm(dialog);
  await closed();
  await waitFor(() =>
    expect(bodiesOf(server, decide).at(-1)).toEqual({ ...without, reason: 'Requested twice' }),
  );
});

test.each([
  ['row', '/loan-requests'],
  ['popup', '/loan-requests?payout=pay_1'],
  ['queue', '/loan-requests/queue'],
])(
  'a decision in the %s that somebody else has made says by whom and when, not that something went wrong',
  async (_, path) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    const values = { status: 'rejected', by: 'Karim Fathy', date: '21/11/2026 11:05:09' };
    const message = 'This payout is already rejected: Karim Fathy, 21/11/2026 11:05:09';
    await openApp(path, {
      ...answers,
      'PUT /file-upload/process/edit/change-status': reply(409, {
        ...{ status: 'Conflict', message, requestId: 'req_1' },
        errors: [{ message, code: 'already-decided', values }],
      }),
    });
    const buttons = () => screen.findAllByRole('button', { name: /^Approve/ });
    fireEvent.click((await buttons()).at(-1) as HTMLElement);
    confirm(await opened('alertdialog'));
    await closed();
    vi.advanceTimersByTime(11_000);
    const said = await opened('dialog');
    expect(titleOf(said)).toBe('Somebody else has decided this payout');
    expect(textOf(said)).toContain(message);
    expect(textOf(said)).not.toContain('Something went wrong');
    vi.useRealTimers();
  },
);

test('rejecting in the popup takes a reason, which is sent', async () => {
  const server = await openApp('/loan-requests?payout=pay_1', { ...answers, ...decided });
  const popup = await screen.findByRole('dialog');
  fireEvent.click(await within(popup).findByRole('button', { name: 'Reject' }));
  await giveReason('PO-1 · Nora Adel\n1,500.00 EGP');
  await waitFor(() => expect(bodiesOf(server, decide)).toEqual([rejection('pay_1', 1500)]));
});

test.each([
  ['row', '/loan-requests', () => row('PO-1')],
  ['popup', '/loan-requests?payout=pay_1', () => screen.findByRole('dialog')],
])('the %s of a payout that somebody else must approve offers only its rejection', async (_, path, part) => {
  const own = { ...payout, isOwn: true, needsOtherApprover: true };
  const server = await openApp(path, {
    ...answers,
    ...{ 'POST /credit-loan/loan-request/get': pageOf(own), 'GET /credit-loan/loan-request/get/{id}': own },
  });
  const inside = within(await part());
  const approve = await inside.findByRole('button', { name: /^Approve/ });
  fireEvent.click(approve);
  const reject = inside.getByRole('button', { name: /^Reject/ });
  expect([approve, reject].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null]);
  expect(approve.getAttribute('data-hint')).toBe('Somebody else must approve what you asked for');
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(bodiesOf(server, decide)).toEqual([]);
});

test('the queue does not approve a payout that somebody else must approve', async () => {
  const own = { ...payout, isOwn: true, needsOtherApprover: true };
  await openApp('/loan-requests/queue', {
    ...answers,
    'POST /credit-loan/loan-request/get': pageOf(own),
  });
  const approve = await screen.findByRole('button', { name: /^Approve/ });
  pressKey('a');
  fireEvent.click(approve);
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  pressKey('r');
  expect(titleOf(await opened('alertdialog'))).toBe('Are you sure?');
});

test('a bulk rejection says count and sums, and sends its reason with each payout', async () => {
  const dollars = { ...payout, _id: 'pay_4', referanceNumber: 'PO-4', amount: 20.5, currency: 'USD' };
  const more = { ...payout, _id: 'pay_5', referanceNumber: 'PO-5', amount: 250 };
  const server = await openApp('/loan-requests', {
    ...answers,
    ...decided,
    'POST /credit-loan/loan-request/get': pageOf(payout, dollars, more, approved),
  });
  await row('PO-1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select the page' }));
  const selection = await screen.findByRole('group', { name: 'Selection' });
  fireEvent.click(await within(selection).findByRole('button', { name: /^Reject/ }));
  await giveReason('Reject: 3 of 4 selected\n1,750.00 EGP · 20.50 USD');
  await waitFor(() =>
    expect(bodiesOf(server, decide)).toEqual([
      rejection('pay_1', 1500),
      rejection('pay_4', 20.5),
      rejection('pay_5', 250),
    ]),
  );
});

test('a row shows its flags, and that the requester decided the payout', async () => {
  await openApp('/loan-requests', answers);
  expect((await row('PO-1')).textContent).toContain('Same number');
  expect((await row('PO-2')).textContent).toContain('Self-approved');
});

test('the popup of a payout that does not exist says so and offers no retry', async () => {
  const message = 'Payout not found';
  const gone = reply(404, { message, errors: [{ message }] });
  await openApp('/loan-requests?payout=pay_9', {
    ...answers,
    ...{ 'GET /credit-loan/loan-request/get/{id}': gone, 'GET /credit-loan/loan-request/context/{id}': gone },
  });
  const popup = await screen.findByRole('dialog');
  expect(await within(popup).findByText(message)).toBeTruthy();
  expect(within(popup).queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  [flagged, 'Requested Date'],
  [approved, 'Approval Date'],
])('the popup of a payout shows the date that belongs to its status', async (shown, label) => {
  await openApp('/loan-requests?payout=pay_1', {
    ...answers,
    'GET /credit-loan/loan-request/get/{id}': shown,
    'GET /credit-loan/loan-request/context/{id}': { others: [] },
  });
  const popup = await screen.findByRole('dialog');
  const date = await within(popup).findByText(label);
  expect(date.nextElementSibling?.getAttribute('datetime')).toBe(shown.updatedDate);
});

test('the popup warns of similar payouts and of funds that other payouts claim', async () => {
  await openApp('/loan-requests?payout=pay_1', answers);
  const popup = await screen.findByRole('dialog');
  // The reference is an element of its own, so that no line break splits it.
  const reference = await within(popup).findByText('PO-9');
  expect(reference.parentElement?.textContent).toBe('Same number and amount within a day: PO-9');
  // The account balance of 2,000 covers this payout of 1,500. Both accounts together do not cover the 3,500 that are pending.
  await within(popup).findByText('Covers this payout, but not all that are pending.');
});

const rules = [
  ['serviceId', '', 'Please provide valid service'],
  ['amount', '', 'Please provide valid amount'],
  ['amount', '12a', 'Amount must contain only digits from 0 to 9'],
  ['fullName', ' ', 'Please provide valid Full Name'],
  ['nationalId', '', 'Please provide valid National ID'],
  ['nationalId', '29A', 'National ID must contain only digits from 0 to 9'],
  ['msisdn', '201312345678', 'Please provide a valid Egyptian mobile number with country code'],
  ['msisdn', '01001234567', 'Please provide a valid Egyptian mobile number with country code'],
  ['beneficiaryEmail', '', 'Please provide valid email address'],
  ['countryCode', '', 'Please provide valid country'],
] as const;

async function openForm(more: object = {}) {
  const server = await openApp('/loan-requests', { ...answers, ...more });
  fireEvent.click(await screen.findByRole('button', { name: 'Create New' }));
  return server;
}

test.each(rules)('a new payout whose %s is “%s” says “%s”', async (field, value, message) => {
  await openForm();
  if (value !== '' || field === 'countryCode') await type(field, value);
  await leave(field);
  save();
  await waitFor(() => expect(problemOf(field)).toBe(message));
});

async function fillIn() {
  await type('serviceId', 'Books online');
  await type('amount', '1500');
  await type('fullName', ' Nora Adel ');
  await type('nationalId', '29001011234321');
  await type('msisdn', '201001234567');
  await type('beneficiaryEmail', 'nora@mail.example');
}

test('the form of a new payout shows the merchant of the chosen service, because services may share a name', async () => {
  const service = { _id: 's1', name: 'Books online', detail: 'Nile Books', currency: 'EGP' };
  await openForm(fakeChoices({ service: [service] }));
  const field = () => document.querySelector('[data-field=serviceId]');
  await waitFor(() => expect(field()).toBeTruthy());
  expect(field()?.textContent).not.toContain('Nile Books');
  await type('serviceId', 'Books online');
  await waitFor(() => expect(field()?.textContent).toContain('Merchant: Nile Books'));
});

test('a payout similar to another one needs a confirmation; declining keeps the typed values', async () => {
  const server = await openForm({
    'POST /credit-loan/loan-request/check': { flags: [{ code: 'same-msisdn', payouts: ['PO-9'] }] },
    'POST /credit-loan/loan-request/add/via-portal': payout,
  });
  await fillIn();
  save();
  const dialog = await opened('alertdialog');
  expect(dialog.textContent).toContain('Same number and amount within a day: PO-9');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
  await closed();
  expect(document.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('1500');
  expect(bodiesOf(server, create)).toEqual([]);
  save();
  confirm(await opened('alertdialog'));
  await waitFor(() =>
    expect(bodiesOf(server, create)).toEqual([
      expect.objectContaining({
        ...{ amount: 1500, fullName: 'Nora Adel', countryCode: 'EG', payoutType: 'WALLET' },
        merchantOrderId: expect.stringMatching(/^\d{8}$/),
      }),
    ]),
  );
});

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const amountField = () => document.querySelector<HTMLInputElement>('[data-part=form] [name=amount]');

test('closing a new payout asks first when values were typed, and Stay keeps them', async () => {
  await openForm();
  await type('amount', '1500');
  pressEscape();
  const question = await opened('alertdialog');
  expect(titleOf(question)).toBe('Leave without saving?');
  fireEvent.click(within(question).getByRole('button', { name: 'Stay', hidden: true }));
  await closed();
  expect(amountField()?.value).toBe('1500');
  const form = document.querySelector<HTMLElement>('[data-part=form]') ?? document.body;
  fireEvent.click(within(form).getByRole('button', { name: 'Cancel' }));
  confirm(await opened('alertdialog'));
  await waitFor(() => expect(amountField()).toBeNull());
});

test('closing a new payout without typed values does not ask', async () => {
  await openForm();
  await waitFor(() => expect(amountField()).toBeTruthy());
  pressEscape();
  await waitFor(() => expect(amountField()).toBeNull());
  expect(document.querySelector('[data-dialog]')).toBeNull();
});

test('the queue delays a decision for ten seconds, and Undo cancels it', async () => {
  const server = await openApp('/loan-requests/queue', {
    ...answers,
    'POST /credit-loan/loan-request/get': pageOf(payout, {
      ...payout,
      _id: 'pay_3',
      referanceNumber: 'PO-3',
    }),
  });
  await screen.findByRole('heading', { name: /PO-1/ });
  pressKey('r');
  const dialog = await opened('alertdialog');
  expect(textOf(dialog)).toContain('Changing the status will not revert back.PO-1 · Nora Adel\n1,500.00 EGP');
  const reason = within(dialog).getByRole('textbox', { hidden: true });
  fireEvent.change(reason, { target: { value: 'Wrong account' } });
  confirm(dialog);
  await closed();
  const held = await screen.findByText('PO-1: will be rejected');
  expect(held.nextElementSibling?.textContent).toMatch(/^· sent in \d+ s$/);
  await screen.findByRole('heading', { name: /PO-3/ });
  pressKey('u');
  await screen.findByRole('heading', { name: /PO-1/ });
  expect(screen.queryByText('PO-1: will be rejected')).toBeNull();
  expect(bodiesOf(server, decide)).toEqual([]);
});

test('the figures of the funds are exact', async () => {
  await openApp('/loan-requests?payout=pay_1', {
    ...answers,
    'GET /credit-loan/loan-request/context/{id}': {
      funds: { currency: 'EGP', loan: 1000.1, balance: 1.38, pending: 194, pendingCount: 1 },
      others: [],
    },
  });
  const left = await screen.findByText('Left when all are approved');
  expect(textOf(left.nextElementSibling as Element)).toBe('807.48 EGP');
});

const queueBodies = ({ requests }: Opened) =>
  requests
    .filter(({ path, body }) => /loan-request\/get/.test(path) && (body as { limit?: number })?.limit === 100)
    .map(({ path, body }) => [path.split('/get').at(-1), body]);

test.each([
  ['', '', {}],
  ['userTypeId=mer_1', '', { userTypeId: 'mer_1', sort: '-createdDate' }],
  ['currency=EGP&sort=amount', '', { currency: 'EGP', sort: 'amount' }],
  ['q=Nora', '/search', { query: 'Nora', sort: '-createdDate' }],
  [
    'dateFrom=2026-11-01&dateTo=2026-11-07&status=Approved',
    '',
    { dateFrom: '2026-11-01', dateTo: '2026-11-07' },
  ],
])('the review queue has the filter and the order of the list with %j', async (search, path, filter) => {
  const server = await openApp(`/loan-requests?${search}`, {
    ...answers,
    'POST /credit-loan/loan-request/get/search': pageOf(flagged),
  });
  await row('PO-1');
  fireEvent.click(screen.getByRole('link', { name: 'Review queue' }));
  await screen.findByRole('heading', { name: 'PO-1' });
  const oldest = search === '' ? { sort: 'createdDate' } : {};
  expect(queueBodies(server)).toEqual([
    [path, expect.objectContaining({ status: 'Pending', ...oldest, ...filter })],
  ]);
  const all = screen.queryByRole('link', { name: 'Review all pending payouts' });
  expect(all !== null).toBe(search !== '');
});

test('a search without payouts says which days it covered and searches all dates in one press', async () => {
  const { requests } = await openApp('/loan-requests?q=PO-77&dateFrom=2026-11-01&dateTo=2026-11-07', {
    ...answers,
    'POST /credit-loan/loan-request/get/search': ({ body }: { body: unknown }) =>
      (body as { dateFrom: string }).dateFrom < '2026-01-01' ? pageOf(payout) : pageOf(),
  });
  expect(textOf(await screen.findByText(/^Searched:/))).toContain('Searched: 01 Nov 2026 – 07 Nov 2026');
  await screen.findByText(/Found on other dates: 1/);
  fireEvent.click(screen.getByRole('button', { name: 'Search all dates' }));
  await row('PO-1');
  const searches = requests.filter(({ path }) => path.endsWith('/search')).map(({ body }) => body);
  expect(searches.at(-1)).toMatchObject({ query: 'PO-77', dateFrom: '2000-01-01' });
});

test('a search that finds payouts says how many more other dates have, and searches them in one press', async () => {
  const { requests } = await openApp(
    '/loan-requests?q=nora&status=Pending&dateFrom=2026-11-15&dateTo=2026-11-21',
    {
      ...answers,
      'POST /credit-loan/loan-request/get/search': ({ body }: { body: unknown }) =>
        (body as { dateFrom: string }).dateFrom < '2026-01-01'
          ? { ...pageOf(payout), total: 4 }
          : pageOf(payout),
    },
  );
  await screen.findByText(/Found on other dates: 3/);
  expect(textOf(screen.getByText(/^Searched:/))).toContain('Searched: 15 Nov 2026 – 21 Nov 2026');
  const searches = () => requests.filter(({ path }) => path.endsWith('/search')).map(({ body }) => body);
  expect(searches().at(-1)).toMatchObject({ query: 'nora', status: 'Pending', limit: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Search all dates' }));
  await waitFor(() => expect(screen.queryByText(/^Searched:/)).toBeNull());
  expect(searches().at(-1)).toMatchObject({ query: 'nora', status: 'Pending', dateFrom: '2000-01-01' });
});

test('a search names no number of other dates where the server stops counting, and still offers all dates', async () => {
  const { requests } = await openApp('/loan-requests?q=nora&dateFrom=2026-11-15&dateTo=2026-11-21', {
    ...answers,
    'POST /credit-loan/loan-request/get/search': ({ body }: { body: unknown }) =>
      (body as { dateFrom: string }).dateFrom < '2026-01-01'
        ? { ...pageOf(payout), total: 10_000, totalIsCapped: true }
        : pageOf(payout),
  });
  await screen.findByRole('button', { name: 'Search all dates' });
  await waitFor(() => expect(requests.filter(({ path }) => path.endsWith('/search'))).toHaveLength(2));
  await row('PO-1');
  expect(screen.queryByText(/Found on other dates/)).toBeNull();
});

test('without a search text nothing asks about other dates', async () => {
  const { requests } = await openApp('/loan-requests', answers);
  await row('PO-1');
  expect(screen.queryByText(/^Searched:/)).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/credit-loan/loan-request/get'))).toHaveLength(1);
});

test('a search text of two letters asks for no number of other dates and says how it was searched', async () => {
  const { requests } = await openApp('/loan-requests?q=PO&dateFrom=2026-11-15&dateTo=2026-11-21', {
    ...answers,
    'POST /credit-loan/loan-request/get/search': pageOf(payout),
  });
  await screen.findByRole('button', { name: 'Search all dates' });
  await screen.findByText(/Short texts are searched at the beginning of words/);
  expect(requests.filter(({ path }) => path.endsWith('/search'))).toHaveLength(1);
});

test('a search of all dates without payouts says so and offers no more', async () => {
  await openApp('/loan-requests?dateFrom=2000-01-01&dateTo=2099-01-01', {
    ...answers,
    'POST /credit-loan/loan-request/get': pageOf(),
  });
  await screen.findByText('All dates were searched.');
  expect(screen.queryByRole('button', { name: 'Search all dates' })).toBeNull();
});

test('a new payout shows the free funds beside the amount, and warns if they do not cover it', async () => {
  await openForm({
    'GET /credit-loan/loan-request/funds/{id}': {
      funds: { currency: 'EGP', loan: 1000, balance: 2000, pending: 1500.5, pendingCount: 2 },
    },
  });
  await type('serviceId', 'Books online');
  const noteOf = () => textOf(amountField()?.closest('[data-field]') ?? document.body);
  const look = () => screen.getByText(/^Free funds/).className;
  await waitFor(() => expect(noteOf()).toContain('Free funds: 1,499.50 EGP'));
  const asFact = look();
  await type('amount', '1499');
  expect(look()).toBe(asFact);
  expect(noteOf()).toContain('Free funds: 1,499.50 EGP');
  await type('amount', '1500');
  const alone = 'Free funds: 1,499.50 EGP · Covers this payout, but not all that are pending.';
  await waitFor(() => expect(noteOf()).toContain(alone));
  expect(look()).not.toBe(asFact);
  await type('amount', '2001');
  await waitFor(() => expect(noteOf()).toContain('No account of the merchant covers this payout.'));
  expect(problemOf('amount')).toBeUndefined();
});

test('choosing a status searches at once, with the text that was typed before', async () => {
  const { router } = await openApp('/loan-requests', answers);
  await row('PO-1');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search text' }), { target: { value: ' Nora ' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'Pending' } });
  await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'Nora', status: 'Pending' }));
  await waitFor(() => expect(screen.queryByText('Press Search to apply')).toBeNull());
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'All' } });
  await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Nora' }));
});
