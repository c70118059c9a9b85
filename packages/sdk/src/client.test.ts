import { expect, test, vi } from 'vitest';
import { clientOn, rejection } from '../test/client-on.ts';
import type { Daftar } from './client.ts';
import { operations } from './generated/operations.ts';
import { createTestTransport, reply } from './testing/index.ts';

type Id = keyof typeof operations;
const body = { a: 1 } as never;

/** Every operation of the contract by its façade: a new operation without one does not compile. */
const facade: Record<Id, (daftar: Daftar) => PromiseLike<unknown> | AsyncIterator<unknown>> = {
  login: (d) => d.auth.login(body),
  logout: (d) => d.auth.logout(),
  getOwnPermissions: (d) => d.roles.ownPermissions(),
  getProfile: (d) => d.profile.retrieve(),
  editProfile: (d) => d.profile.update(body),
  changePassword: (d) => d.profile.changePassword(body),
  listMerchants: (d) => d.merchants.list(),
  getMerchant: (d) => d.merchants.retrieve('x 1'),
  listMerchantNames: (d) => d.merchants.names(),
  addMerchant: (d) => d.merchants.create(body),
  editMerchant: (d) => d.merchants.update('x 1', body),
  setMerchantStatus: (d) => d.merchants.setStatus('x 1', body),
  addMerchantBalance: (d) => d.merchants.addBalance('x 1', body),
  deleteMerchant: (d) => d.merchants.delete('x 1'),
  getMerchantRevenue: (d) => d.merchants.revenue(body),
  getMerchantKeys: (d) => d.merchants.keys('x 1'),
  rotateMerchantKey: (d) => d.merchants.rotateKey('x 1', body),
  listCarriers: (d) => d.carriers.list(),
  getCarrier: (d) => d.carriers.retrieve('x 1'),
  addCarrier: (d) => d.carriers.create(body),
  editCarrier: (d) => d.carriers.update('x 1', body),
  setCarrierStatus: (d) => d.carriers.setStatus('x 1', body),
  deleteCarrier: (d) => d.carriers.delete('x 1'),
  listOperators: (d) => d.operators.list(),
  listServices: (d) => d.services.list(),
  listOwnServices: (d) => d.services.listOwn(),
  getService: (d) => d.services.retrieve('x 1'),
  getServiceBySid: (d) => d.services.retrieveBySid('x 1'),
  addService: (d) => d.services.create(body),
  editService: (d) => d.services.update('x 1', body),
  setServiceStatus: (d) => d.services.setStatus('x 1', body),
  listSettlements: (d) => d.settlements.list(),
  getSettlement: (d) => d.settlements.retrieve('x 1'),
  addSettlement: (d) => d.settlements.create(body),
  reportTransactions: (d) => d.reports.transactions(body),
  reportSettlements: (d) => d.reports.settlements(body),
  getSettlementReport: (d) => d.reports.settlement('x 1'),
  getCheckoutSession: (d) => d.checkout.session('x 1'),
  getCheckoutService: (d) => d.checkout.service('x 1'),
  createCheckoutSession: (d) => d.checkout.createSession(body),
  retrieveCheckoutSession: (d) => d.checkout.retrieveSession('x 1'),
  watchCheckoutSession: (d) => d.checkout.watch('x 1'),
  requestReferenceNumber: (d) => d.mena.requestReferenceNumber(body),
  getPaymentStatus: (d) => d.mena.paymentStatus(body),
  updateCardStatus: (d) => d.mena.updateCardStatus(body),
  listCheckoutLogs: (d) => d.checkout.logs(body),
  searchCheckoutLogs: (d) => d.checkout.searchLogs(body),
  listCheckoutRequests: (d) => d.checkout.requests(body),
  searchCheckoutRequests: (d) => d.checkout.searchRequests(body),
  payByCard: (d) => d.checkout.payByCard(body),
  startCheckout: (d) => d.checkout.start('jazzcash', body),
  payByEasypaisaCard: (d) => d.checkout.payByEasypaisaCard(body),
  startCardPayment: (d) => d.mena.startCardPayment(body),
  requestWalletQr: (d) => d.mena.requestWalletQr(body),
  requestWalletPush: (d) => d.mena.requestWalletPush(body),
  startPaytabsPayment: (d) => d.mena.startPaytabsPayment(body),
  startPaymobPayment: (d) => d.paymob.startPayment(body),
  updatePaymobStatus: (d) => d.paymob.updateStatus(body),
  startMontyPayment: (d) => d.monty.startPayment(body),
  receiveProviderCallback: (d) => d.callbacks.receive('x 1', body),
  listPayouts: (d) => d.payouts.list(body),
  searchPayouts: (d) => d.payouts.search(body),
  summarizePayouts: (d) => d.payouts.summarize(body),
  addPayout: (d) => d.payouts.create(body),
  deletePayout: (d) => d.payouts.delete('x 1'),
  setPayoutStatus: (d) => d.payouts.setStatus(body),
  listApprovalFiles: (d) => d.approvals.list(body),
  getApprovalVerdicts: (d) => d.approvals.verdicts('x 1'),
  processApprovalFile: (d) => d.approvals.process(body),
  discardApprovalFile: (d) => d.approvals.discard('x 1'),
  listLoanAccounts: (d) => d.loans.accounts(),
  getLoanTransaction: (d) => d.loans.retrieve('x 1'),
  listLoanTransactions: (d) => d.loans.list('x 1'),
  addLoanTransaction: (d) => d.loans.create(body),
  editLoanTransaction: (d) => d.loans.update('x 1', body),
  deleteLoanTransaction: (d) => d.loans.delete('x 1'),
  listProducts: (d) => d.products.list(),
  getProduct: (d) => d.products.retrieve('x 1'),
  addProduct: (d) => d.products.create(body),
  editProduct: (d) => d.products.update('x 1', body),
  listBlacklist: (d) => d.blacklists.list(),
  getBlacklistEntry: (d) => d.blacklists.retrieve('x 1'),
  addBlacklistEntry: (d) => d.blacklists.create(body),
  editBlacklistEntry: (d) => d.blacklists.update('x 1', body),
  deleteBlacklistEntry: (d) => d.blacklists.delete('x 1'),
  listPackages: (d) => d.packages.list(),
  getPackage: (d) => d.packages.retrieve('x 1'),
  addPackage: (d) => d.packages.create(body),
  editPackage: (d) => d.packages.update('x 1', body),
  deletePackage: (d) => d.packages.delete('x 1'),
  generatePaymentLink: (d) => d.packages.generateLink(body),
  listUsers: (d) => d.users.list(),
  getUser: (d) => d.users.retrieve('x 1'),
  addUser: (d) => d.users.create(body),
  editUser: (d) => d.users.update('x 1', body),
  setUserStatus: (d) => d.users.setStatus('x 1', body),
  deleteUser: (d) => d.users.delete('x 1'),
  listRoles: (d) => d.roles.list(),
  getRole: (d) => d.roles.retrieve('x 1'),
  addRole: (d) => d.roles.create(body),
  editRole: (d) => d.roles.update('x 1', body),
  deleteRole: (d) => d.roles.delete('x 1'),
  listSavedViews: (d) => d.views.list(),
  addSavedView: (d) => d.views.create(body),
  editSavedView: (d) => d.views.update('x 1', body),
  deleteSavedView: (d) => d.views.delete('x 1'),
  search: (d) => d.search.find(body),
  getHistory: (d) => d.history.list('x 1' as never, 'x 1'),
  checkAvailability: (d) => d.lookups.available(body),
  listWebhookDeliveries: (d) => d.webhookDeliveries.list(),
  redeliverWebhook: (d) => d.webhookDeliveries.redeliver('x 1'),
  getDashboardSummary: (d) => d.dashboard.summary(),
  getServicesShare: (d) => d.dashboard.servicesShare(),
  getRevenueShare: (d) => d.dashboard.revenueShare(),
  filterServicesShare: (d) => d.dashboard.filterServicesShare(body),
  filterRevenueShare: (d) => d.dashboard.filterRevenueShare(body),
  updateTransactionStatus: (d) => d.reports.setTransactionStatus(body),
  reportBilling: (d) => d.reports.billing(body),
  reportBillingDetail: (d) => d.reports.billingDetail(body),
  updateBillingStatus: (d) => d.reports.setBillingStatus(body),
  reportReconciliation: (d) => d.reports.reconciliation(body),
  listSubscriptions: (d) => d.subscriptions.list(),
  summarizeCollection: (d) => d.analytics.collection(body),
  summarizeDisbursement: (d) => d.analytics.disbursement(body),
  startExport: (d) => d.exports.create(body),
  getExport: (d) => d.exports.retrieve('x 1'),
  getExportFile: (d) => d.exports.download('x 1'),
  uploadApprovalFile: (d) => d.approvals.upload(new Blob(['x'])),
  getApprovalResult: (d) => d.approvals.result('x 1'),
};

test.each(Object.keys(facade) as Id[])('%s goes out as the contract has it', async (id) => {
  const { method, path, idempotent } = operations[id];
  const { daftar, transport } = clientOn({ [`${method} ${path}`]: () => reply(204) });
  const call = facade[id](daftar);
  await ('next' in call ? call.next() : call);
  expect(transport.requests).toHaveLength(1);
  const [request] = transport.requests;
  for (const value of Object.values(request?.params ?? {})) expect(value).toBe('x 1');
  expect('idempotency-key' in (request?.headers ?? {})).toBe(idempotent);
  if (typeof request?.body === 'object') expect(request.body).toEqual(body);
});

test('a provider goes in the query beside the body, and so does what the caller adds', async () => {
  const { daftar, transport } = clientOn({ 'POST /checkout': {} });
  await daftar.checkout.start('jazzcash', body, { query: { lang: 'ur' } });
  expect(transport.requests[0]?.query).toEqual({ lang: 'ur', provider: 'jazzcash' });
});

test('approving and rejecting set the status, with what the caller wants checked', async () => {
  const { daftar, transport } = clientOn({ 'PUT /file-upload/process/edit/change-status': {} });
  await daftar.payouts.approve('p1', { amount: 1500 });
  await daftar.payouts.reject('p2');
  expect(transport.requests.map(({ body }) => body)).toEqual([
    { id: 'p1', status: 'Approved', amount: 1500 },
    { id: 'p2', status: 'Rejected' },
  ]);
});

const LIST = 'GET /merchants/get';

test('a token, also one that is read anew for each call, goes as x-auth-token', async () => {
  let token: string | undefined = 't1';
  const { daftar, transport } = clientOn({ [LIST]: {} }, { token: () => token });
  await daftar.merchants.list();
  token = undefined;
  await daftar.merchants.list();
  await clientOn({}, { token: 't3', fetch: transport.fetch }).daftar.merchants.list();
  await daftar.raw.GET('/merchants/get', { headers: { 'x-auth-token': 't4' } });
  expect(transport.requests.map(({ headers }) => headers['x-auth-token'])).toEqual([
    't1',
    undefined,
    't3',
    't4',
  ]);
});

test('a secret key goes as a bearer, headers of client and call beside it', async () => {
  const { daftar, transport } = clientOn(
    { [LIST]: {} },
    { secretKey: 'sk_test_1', headers: { 'x-shop': 'nile' } },
  );
  await daftar.merchants.list({}, { headers: { 'x-trace': '7' } });
  expect(transport.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer sk_test_1',
    'x-shop': 'nile',
    'x-trace': '7',
  });
});

test('a group of paths can have an address of its own', async () => {
  const addresses: string[] = [];
  const fetch = async (request: Request) => {
    addresses.push(request.url);
    return Response.json({});
  };
  const baseUrls = { mena: 'https://pay.test/' };
  const { daftar } = clientOn({}, { fetch, baseUrls });
  await daftar.mena.paymentStatus(body);
  await daftar.merchants.list({ page: 2, q: 'a b' });
  expect(addresses).toEqual([
    'https://pay.test/mena/payment-status',
    'https://api.test/merchants/get?page=2&q=a+b',
  ]);
});

test('each group can have an address of its own, with a path or a slash at its end', async () => {
  const addresses: string[] = [];
  const fetch = async (request: Request) => {
    addresses.push(request.url.replace(/[?].*/, ''));
    return Response.json({ data: [], current: 1, pages: 1, total: 0 });
  };
  const groups = ['credit-loan', 'file-upload', 'analytics', 'mena', 'paymob', 'monty'];
  const baseUrls = Object.fromEntries(groups.map((group) => [group, `https://${group}.test/v1/`]));
  const { daftar } = clientOn({}, { fetch, baseUrls });
  await daftar.payouts.list();
  await daftar.approvals.upload(new Blob(['x']));
  await daftar.approvals.result('a1');
  await daftar.analytics.collection(body);
  await daftar.mena.requestReferenceNumber(body);
  for (const group of ['paymob', 'monty'] as const) {
    const { path } = Object.values(operations).find((one) => one.path.startsWith(`/${group}/`)) ?? {
      path: '',
    };
    expect(path).not.toBe('');
    const [id] = Object.entries(operations).find(([, one]) => one.path === path) ?? [];
    await facade[id as Id](daftar);
  }
  expect(addresses.map((address) => address.split('/v1/')[0])).toEqual(
    ['credit-loan', 'file-upload', 'file-upload', 'analytics', 'mena', 'paymob', 'monty'].map(
      (group) => `https://${group}.test`,
    ),
  );
  expect(addresses[1]).toBe('https://file-upload.test/v1/file-upload/process/file/upload');
});

test('middleware sees each call once, however often it is tried, the first one outermost', async () => {
  const seen: string[] = [];
  const { daftar, transport } = clientOn(
    {},
    {
      middleware: [
        async (request, next) => {
          seen.push(request.url);
          request.headers.set('x-traced', 'yes');
          const response = await next(request);
          seen.push(String(response.status));
          return response;
        },
        (request, next) => {
          seen.push(`inner ${request.headers.get('x-traced')}`);
          return next(request);
        },
      ],
    },
  );
  transport.on('POST /settlements/add', reply(503), { _id: 's1' });
  await daftar.settlements.create(body);
  expect(seen).toEqual(['https://api.test/settlements/add', 'inner yes', '200']);
  expect(transport.requests.map(({ headers }) => headers['x-traced'])).toEqual(['yes', 'yes']);
});

test('a request that a middleware puts in place is the one that is sent, on each attempt', async () => {
  const { daftar, transport } = clientOn(
    {},
    {
      middleware: [
        (request, next) => next(new Request(request, { body: '{"b":2}', headers: request.headers })),
      ],
    },
  );
  transport.on('POST /settlements/add', reply(503), { _id: 's1' });
  await daftar.settlements.create(body);
  expect(transport.requests.map((request) => request.body)).toEqual([{ b: 2 }, { b: 2 }]);
});

test('a middleware may answer itself, and what it throws is thrown as it is', async () => {
  const answering = clientOn({}, { middleware: [async () => reply(200, { _id: 'm1' })] });
  expect(await answering.daftar.merchants.retrieve('m1')).toEqual({ _id: 'm1' });
  expect(answering.transport.requests).toHaveLength(0);
  const mistake = new TypeError('Mine');
  const failing = clientOn(
    { [LIST]: {} },
    { middleware: [(request, next) => next(request).then(() => Promise.reject(mistake))] },
  );
  expect(await rejection(failing.daftar.merchants.list())).toBe(mistake);
});

test('a middleware may send a request again, its body and all, and leaves no timer behind', async () => {
  const { daftar, transport } = clientOn(
    {},
    {
      middleware: [
        async (request, next) => {
          const first = await next(request);
          if (first.status !== 401) return first;
          request.headers.set('x-auth-token', 'fresh');
          return next(request);
        },
      ],
      token: 'stale',
    },
  );
  transport.on('PUT /merchants/edit/{id}', reply(401), { _id: 'm1' });
  vi.useFakeTimers();
  try {
    await daftar.merchants.update('m1', body);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  expect(transport.requests.map((request) => [request.headers['x-auth-token'], request.body])).toEqual([
    ['stale', body],
    ['fresh', body],
  ]);
});

test('raw calls go through the middleware too', async () => {
  const urls: string[] = [];
  const { daftar } = clientOn(
    { [LIST]: {} },
    {
      middleware: [
        (request, next) => {
          urls.push(request.url);
          return next(request);
        },
      ],
    },
  );
  await daftar.raw.GET('/merchants/get');
  expect(urls).toEqual(['https://api.test/merchants/get']);
});

test('a route without a test answer says which', async () => {
  const { fetch } = createTestTransport();
  await expect(fetch(new Request('https://api.test/nowhere'))).rejects.toThrow(
    'No test answer for GET /nowhere',
  );
});
