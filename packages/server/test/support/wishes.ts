import type { OperationId } from '@daftar/openapi';
import { catalogueWishes } from './catalogue-wishes.ts';
import { figuresWishes } from './figures-wishes.ts';
import { paidPayment, settlementForm, today } from './payments.ts';
import { payoutWishes } from './payout-wishes.ts';
import { peopleWishes } from './people-wishes.ts';
import { toolsWishes } from './tools-wishes.ts';
import { type Cast, fresh, merchantOf, nothing, pick, type Target, type Wish } from './wish.ts';
import { EGYPT, newCarrier, newMerchant, newService, newTenant, serviceInput, unique } from './world.ts';

const changedMerchant = (body: (name: string) => unknown): Wish => ({
  record: 'merchant',
  request: async ({ gateway }, target) => {
    const { id, name } = await fresh(target, () => newMerchant(gateway));
    return { params: { id }, body: body(name) };
  },
});

const changedCarrier = (body: (name: string) => unknown): Wish => ({
  record: 'carrier',
  request: async ({ gateway }, target) => {
    const { id, name } = await fresh(target, () => newCarrier(gateway));
    return { params: { id }, body: body(name) };
  },
});

const readMerchant = (body?: unknown): Wish => ({
  record: 'merchant',
  request: (cast, target) => ({
    params: { id: merchantOf(cast, target) },
    ...(body !== undefined && { body }),
  }),
});

const readSettlement: Wish = {
  record: 'settlement',
  request: ({ settlements }, target) => ({
    params: { id: pick(target, settlements.nile, settlements.delta) },
  }),
};

const day = today();
const report: Wish = { request: () => ({ body: { dateFrom: day, dateTo: day, ...EGYPT } }) };
const status = { status: 'Inactive' };

async function changedService({ gateway, nile }: Cast, target: Target) {
  const made = await fresh(target, async () => {
    const { id, service_name } = await newService(gateway, nile.merchantId);
    return { id, name: service_name };
  });
  return { id: made.id };
}

const editable = ({ merchant: _, ...input }: ReturnType<typeof serviceInput>) => input;

/** Something right to ask of every operation behind a token. */
export const wishes: Partial<Record<OperationId, Wish>> = {
  logout: nothing,
  getOwnPermissions: nothing,
  getProfile: nothing,
  editProfile: { request: () => ({ body: { name: 'Somebody Else', email: 'somebody@example.com' } }) },
  changePassword: {
    request: (_cast, { caller }) => ({
      body: {
        currentPassword: caller?.password ?? 'whatever it was',
        newPassword: 'battery staple',
        confirmPassword: 'battery staple',
      },
    }),
  },
  listMerchants: nothing,
  listMerchantNames: nothing,
  getMerchant: readMerchant(),
  getMerchantKeys: readMerchant(),
  rotateMerchantKey: readMerchant({ kind: 'privateKey' }),
  addMerchant: { request: () => ({ body: { name: unique('New merchant'), ...EGYPT } }) },
  editMerchant: changedMerchant(() => ({ name: unique('Renamed'), ...EGYPT })),
  setMerchantStatus: changedMerchant(() => status),
  addMerchantBalance: changedMerchant(() => ({ grossAmount: 100, tax: 10, netAmount: 90 })),
  deleteMerchant: changedMerchant(() => undefined),
  getMerchantRevenue: {
    record: 'merchant',
    request: ({ nile, delta }, target) => ({
      body: {
        dateFrom: day,
        dateTo: day,
        country: 'Egypt',
        merchantName: pick(target, nile.name, delta.name),
      },
    }),
  },
  listCarriers: nothing,
  getCarrier: {
    record: 'carrier',
    request: async ({ gateway, carrierId }, target) => ({
      params: {
        id: target.which === 'another' ? (await newCarrier(gateway)).id : pick(target, carrierId, ''),
      },
    }),
  },
  addCarrier: { request: () => ({ body: { name: unique('New carrier'), type: 'Carrier', ...EGYPT } }) },
  editCarrier: changedCarrier(() => ({ name: unique('Renamed'), type: 'Operator', ...EGYPT })),
  setCarrierStatus: changedCarrier((name) => ({ ...status, name })),
  deleteCarrier: changedCarrier(() => undefined),
  listOperators: nothing,
  listServices: nothing,
  listOwnServices: nothing,
  getService: {
    record: 'service',
    request: ({ nile, delta }, target) => ({
      params: { id: pick(target, nile.service.id, delta.service.id) },
    }),
  },
  getServiceBySid: {
    record: 'service',
    request: ({ nile, delta }, target) => ({
      params: { sid: pick(target, nile.service.serviceId, delta.service.serviceId) },
    }),
  },
  addService: { request: ({ nile }) => ({ body: serviceInput(nile.merchantId) }) },
  editService: {
    record: 'service',
    request: async (cast, target) => ({
      params: await changedService(cast, target),
      body: editable(serviceInput(cast.nile.merchantId)),
    }),
  },
  setServiceStatus: {
    record: 'service',
    request: async (cast, target) => ({
      params: await changedService(cast, target),
      body: { status: false },
    }),
  },
  listSettlements: nothing,
  getSettlement: readSettlement,
  getSettlementReport: readSettlement,
  addSettlement: {
    request: async (cast) => {
      const tenant = await newTenant(cast.gateway, unique('Settled'));
      await paidPayment(cast, 100, tenant);
      return { body: settlementForm(tenant.name, 100) };
    },
  },
  reportTransactions: report,
  reportSettlements: report,
  ...catalogueWishes,
  ...payoutWishes,
  ...peopleWishes,
  ...toolsWishes,
  ...figuresWishes,
};
