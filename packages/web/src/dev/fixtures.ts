import { permissionFlags } from '@daftar/domain';
import { createTestTransport, type RecordedRequest, reply } from '@daftar/sdk/testing';
import { dashboardFixtures } from './dashboard-fixtures.ts';
import { carriers, merchants, services, settlements, transactions } from './rows.ts';

const permissions = Object.fromEntries(
  Object.entries(permissionFlags).map(([group, flags]) => [
    group,
    Object.fromEntries(flags.map((flag) => [flag, true])),
  ]),
);

function page(rows: readonly object[], { query, body }: RecordedRequest) {
  const asked = { page: 1, limit: 25, q: '', ...query, ...(typeof body === 'object' ? body : {}) };
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(asked.q.toLowerCase()));
  const [limit, current] = [Number(asked.limit), Number(asked.page)];
  const data = found.slice((current - 1) * limit, current * limit);
  return { data, current, pages: Math.max(1, Math.ceil(found.length / limit)), total: found.length };
}

const one =
  (rows: readonly { _id: string }[]) =>
  ({ params }: RecordedRequest) => {
    const found = rows.find(({ _id }) => _id === params.id);
    return (
      found ??
      reply(404, {
        status: 'Not-Found',
        message: 'Not found',
        errors: [{ message: 'Not found' }],
        requestId: 'req_1',
      })
    );
  };

/** Records that the gallery's pickers find: merchants, carriers and services. */
const choicesOf = (kind = ''): readonly { _id: string; name: string }[] => {
  if (kind === 'service') return services.map(({ _id, serviceName }) => ({ _id, name: serviceName }));
  const accounts = kind === 'carrier' ? carriers : merchants;
  return accounts.map(({ _id, name, country }) => ({ _id, name, country }));
};

const echo = ({ body, params }: RecordedRequest) => ({
  _id: params.id ?? 'new',
  status: 'Active',
  ...Object(body),
});
const key = (kind: string, hint: string) => ({ kind, hint, createdDate: '2026-11-01T09:30:00Z' });
const wrong = {
  status: 'Unauthorized',
  message: 'Invalid',
  errors: [{ message: 'Invalid username or password' }],
  requestId: 'req_x',
};

/** A fake server for viewing screens without a real one. */
export const fixtures = createTestTransport({
  'POST /auth/login': ({ body }: RecordedRequest) =>
    Object(body).password === 'wrong' ? reply(401, wrong) : 'header.e30.sig',
  'POST /auth/logout': reply(204),
  'GET /roles/get/permissions/get-by-user': {
    role: { _id: 'r', name: 'Admin' },
    permissions,
    userTypeId: 'Walee',
    provider: { name: 'Walee' },
    sandbox: true,
    settlementMath: 'integer',
    checkoutUrl: window.location.origin,
    shortestPassword: 5,
    usedCurrencies: ['EGP', 'PKR'],
  },
  ...dashboardFixtures,
  'GET /merchants/get': (request: RecordedRequest) => page(merchants, request),
  'GET /merchants/get/{id}': one(merchants),
  'GET /merchants/get/user-type-id/from-redis': merchants.map(({ _id, name, country }) => ({
    _id,
    userTypeId: _id,
    name,
    country,
  })),
  'POST /merchants/add': echo,
  'PUT /merchants/edit/{id}': echo,
  'PUT /merchants/edit/status/{id}': echo,
  'PUT /merchants/account-balance/{id}': reply(400, {
    status: 'Bad-Request',
    message: 'x',
    errors: [{ message: 'Please enter valid amount', field: 'grossAmount' }],
    requestId: 'req_2',
  }),
  'DELETE /merchants/delete/{id}': reply(409, {
    status: 'Conflict',
    message: 'x',
    errors: [{ message: 'This merchant has money or transactions' }],
    requestId: 'req_3',
  }),
  'GET /merchants/keys/{id}': {
    publicKey: 'pk_test_9fK2mQ7vXc41bRt8',
    secrets: [key('privateKey', 'sk_test_…8Qz1'), key('token', 'whsec_…4fTa')],
  },
  'POST /merchants/keys/{id}/rotate': {
    kind: 'privateKey',
    secret: 'sk_test_4d8Jk2LmN9pQrS5tUvWxYz0123456789abcd',
  },
  'POST /merchants/add/revenue': [
    {
      totalAmount: 10_277.85,
      waleeShareValue: 411.11,
      waleeSharePercentage: 4,
      merchantShareValue: 9866.74,
      merchantShare: 96,
    },
  ],
  'GET /carriers/get': (request: RecordedRequest) => page(carriers, request),
  'GET /carriers/get/{id}': one(carriers),
  'GET /lookups/choices': ({ query }: RecordedRequest) => ({
    data: choicesOf(query.kind).filter(({ name }) =>
      name.toLowerCase().includes((query.q ?? '').toLowerCase()),
    ),
  }),
  'GET /services/get/by-user': (request: RecordedRequest) => page(services, request),
  'GET /services/get/{id}': one(services),
  'GET /subscriptions/operators': { data: ['EG-Orange', 'Fawry'] },
  'GET /settlements/get': (request: RecordedRequest) => page(settlements, request),
  'GET /settlements/get/{id}': one(settlements),
  'POST /settlements/add': reply(409, {
    status: 'Conflict',
    message: 'x',
    errors: [
      { message: 'The period overlaps settlement 1041 of Nile Books', code: 'overlap', field: 'dateFrom' },
    ],
    requestId: 'req_4',
  }),
  'POST /reports/transaction-report': (request: RecordedRequest) => page(transactions, request),
  'POST /reports/settlement-report': (request: RecordedRequest) => page(settlements, request),
  'GET /reports/settlement-report/{id}': one(settlements),
  'GET /profiles/get': { _id: 'u', name: 'Salma Adel', email: 'salma@walee.example', userName: 'salma' },
});
