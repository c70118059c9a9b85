import type { OperationId } from '@daftar/openapi';
import { paidPayment, today } from './payments.ts';
import { type Cast, fresh, merchantOf, nothing, type Target, type Wish } from './wish.ts';
import { EGYPT, newTenant, type Tenant, unique } from './world.ts';

const days = () => ({ dateFrom: today(), dateTo: today() });
const place = () => ({ ...days(), ...EGYPT });
const range = () => ({ startDate: today(), endDate: today() });

const asked: Wish = { request: () => ({ body: place() }) };
const ranged: Wish = { request: () => ({ body: range() }) };

/** The transaction of a payment that only this call knows. */
async function newTransaction(cast: Cast): Promise<{ id: string; name: string }> {
  const tenant = await newTenant(cast.gateway, unique('Corrected'));
  const sessionId = await paidPayment(cast, 100, tenant);
  const { id } = await cast.gateway.db
    .selectFrom('transactions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { id, name: '' };
}

async function billingRow(cast: Cast, tenant: Tenant) {
  const { body } = await cast.asOwner('reportBilling', { body: { ...place(), limit: 500 } });
  const row = body.data.find(({ userTypeId }) => userTypeId === tenant.merchantId);
  return { id: row?._id ?? '', name: row?.serviceName ?? '' };
}

const billed = (cast: Cast, { which }: Target) =>
  billingRow(cast, which === 'another' ? cast.delta : cast.nile);

/** Something right to ask of the dashboard, billing, reconciliation, analytics and subscriptions. */
export const figuresWishes: Partial<Record<OperationId, Wish>> = {
  getDashboardSummary: nothing,
  getServicesShare: nothing,
  getRevenueShare: nothing,
  filterServicesShare: ranged,
  filterRevenueShare: ranged,
  reportBilling: asked,
  reportReconciliation: asked,
  reportBillingDetail: {
    // A carrier bills what it carries, whosever it is.
    record: 'service',
    request: async (cast, target) => {
      const { name } = await billed(cast, target);
      return { body: { ...days(), userTypeId: merchantOf(cast, target), serviceName: name } };
    },
  },
  updateBillingStatus: {
    record: 'merchant',
    request: async (cast, target) => {
      const { id } = await fresh(target, () => billed(cast, target));
      return { body: { id, status: 'Success' } };
    },
  },
  updateTransactionStatus: {
    record: 'merchant',
    request: async (cast, target) => {
      const { id } = await fresh(target, () => newTransaction(cast));
      return { body: { id, status: 'Failed', reason: 'The bank took it back' } };
    },
  },
  summarizeCollection: {
    record: 'merchant',
    request: (cast, target) => ({ body: { ...days(), merchant: merchantOf(cast, target) } }),
  },
  summarizeDisbursement: {
    record: 'merchant',
    request: (cast, target) => ({ body: { ...days(), merchant: merchantOf(cast, target) } }),
  },
  listSubscriptions: nothing,
};

type Bodies = Partial<Record<OperationId, Record<string, unknown>>>;

/** Bodies of the same with nothing wrong in them. */
export const figuresBodies = (nile: Tenant): Bodies => ({
  filterServicesShare: range(),
  filterRevenueShare: range(),
  reportBilling: place(),
  reportReconciliation: place(),
  reportBillingDetail: { ...days(), userTypeId: nile.merchantId, serviceName: 'Nobody' },
  updateBillingStatus: { id: 'bil_unknown', status: 'Success' },
  updateTransactionStatus: { id: 'txn_unknown', status: 'Failed', reason: 'The bank took it back' },
  summarizeCollection: days(),
  summarizeDisbursement: days(),
});
