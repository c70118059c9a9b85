import { type OperationId, operations } from '@daftar/openapi';
import { packageForm } from './catalogue.ts';
import { derivedRequest } from './derived-request.ts';
import { exampleBody } from './examples.ts';
import { billingRow } from './money-records.ts';
import { lastDays, paidPayment, settlementForm, today } from './payments.ts';
import { loanForm, payoutForm } from './payouts.ts';
import { accountOf, newRole } from './people.ts';
import { refundablePayment } from './refund-records.ts';
import { pick, type SampleRequest, tenantOf } from './sample-request.ts';
import { settlementForm as aSettlementFile } from './settlement-files.ts';
import { formOf, HEADERS, sheetOf } from './sheets.ts';
import { newNumber, walletService } from './subscriptions.ts';
import { newTenant, serviceInput, unique } from './world.ts';

/**
 * Returns the contract's example request with other values in some body fields, because the example's values would be rejected
 * here.
 */
const withFields = (id: OperationId, fields: () => object): SampleRequest => {
  const { request, ...rest } = derivedRequest(id);
  return {
    ...rest,
    request: async (cast, target) => {
      const { body, ...asked } = await request(cast, target);
      return { ...asked, body: { ...(body as object), ...fields() } };
    },
  };
};

/** Requests that cannot be built from examples: with secrets, names instead of ids, a service inside a new record, or files. */
export const written: Partial<Record<OperationId, SampleRequest>> = {
  changePassword: {
    request: (_cast, { caller }) => ({
      body: {
        currentPassword: caller?.password ?? 'whatever it was',
        newPassword: 'battery staple',
        confirmPassword: 'battery staple',
      },
    }),
  },
  addUser: {
    request: async (cast, { who }) => {
      const account = await accountOf(cast, who ?? 'owner');
      const role = await newRole(cast, account ?? cast.nile.merchantId);
      return { body: { ...exampleBody('addUser'), roleId: role.id } };
    },
  },
  addService: { request: ({ nile }) => ({ body: serviceInput(nile.merchantId) }) },
  setPayoutStatus: withFields('setPayoutStatus', () => ({ status: 'Rejected' })),
  addLoanTransaction: withFields('addLoanTransaction', loanForm),
  editLoanTransaction: withFields('editLoanTransaction', () => loanForm({ totalAmount: 900 })),
  editSavedView: withFields('editSavedView', () => ({ name: unique('View') })),
  // Rotates the token, not the private key, because the next operations create sessions with that key.
  rotateMerchantKey: withFields('rotateMerchantKey', () => ({ kind: 'token' })),
  editApiKey: withFields('editApiKey', () => ({ name: unique('Key') })),
  editWebhookEndpoint: withFields('editWebhookEndpoint', () => ({ description: unique('Endpoint') })),
  startExport: withFields('startExport', () => ({ list: 'merchants' })),
  addSettlement: {
    request: async (cast) => {
      const tenant = await newTenant(cast.gateway, unique('Settled'));
      await paidPayment(cast, 100, tenant);
      return { body: settlementForm(tenant.name, 100) };
    },
  },
  getMerchantRevenue: {
    record: 'merchant',
    request: ({ nile, delta }, target) => ({
      body: { ...lastDays(), country: 'Egypt', merchantName: pick(target, nile.name, delta.name) },
    }),
  },
  addSubscription: {
    record: 'merchant',
    request: async (cast, target) => ({
      body: {
        ...exampleBody('addSubscription'),
        msisdn: newNumber(),
        ...(await walletService(cast, target)),
        startDate: undefined,
      },
    }),
  },
  setSubscriptionStatus: { ...derivedRequest('setSubscriptionStatus'), record: 'merchant' },
  getPayment: {
    record: 'both',
    request: async (cast, target) => ({ params: { id: (await refundablePayment(cast, target)).id } }),
  },
  addRefund: {
    record: 'merchant',
    request: async (cast, target) => ({
      body: {
        ...exampleBody('addRefund'),
        amount: 1,
        transactionId: (await refundablePayment(cast, target)).id,
      },
    }),
  },
  reportBillingDetail: {
    // A carrier may read the billing of every merchant whose service it carries.
    record: 'both',
    request: async (cast, target) => {
      const { serviceName } = await billingRow(cast, tenantOf(cast, target));
      const userTypeId = pick(target, cast.nile.merchantId, cast.delta.merchantId);
      return { body: { ...lastDays(), userTypeId, serviceName } };
    },
  },
  // A carrier may not use a merchant's service for packages or payouts, even if it carries the service.
  addPackage: {
    record: 'merchant',
    request: ({ nile, delta }, target) => ({
      body: packageForm(nile, { serviceId: pick(target, nile.service.serviceId, delta.service.id) }),
    }),
  },
  addPayout: {
    record: 'merchant',
    request: ({ nile, delta }, target) => ({
      body: payoutForm(nile, { serviceId: pick(target, nile.service.serviceId, delta.service.id) }),
    }),
  },
  checkPayout: {
    record: 'merchant',
    request: ({ nile, delta }, target) => {
      const { amount, nationalId, msisdn } = payoutForm(nile);
      const serviceId = pick(target, nile.service.serviceId, delta.service.id);
      return { body: { serviceId, amount, nationalId, msisdn } };
    },
  },
  getPayoutFunds: { ...derivedRequest('getPayoutFunds'), record: 'merchant' },
  addSettlementFile: {
    request: () => ({
      query: `?provider=fawry&dateFrom=${today()}&dateTo=${today()}`,
      body: aSettlementFile(),
    }),
  },
  uploadApprovalFile: { request: () => ({ body: formOf(sheetOf([HEADERS, ['PO-1', 'Approved']])) }) },
};

/** A valid request for every operation that needs a token. */
export const sampleRequests: Partial<Record<OperationId, SampleRequest>> = Object.fromEntries(
  (Object.keys(operations) as OperationId[])
    .filter((id) => operations[id].permission.auth === 'token')
    .map((id) => [id, written[id] ?? derivedRequest(id)]),
);
