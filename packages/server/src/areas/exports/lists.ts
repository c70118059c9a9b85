import { tenantOf } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import { homeZone } from '../../records/business-zone.ts';
import {
  type BlacklistRow,
  blacklistConditions,
  blacklistFields,
  blacklistList,
} from '../blacklists/public.ts';
import { type CarrierListRow, carrierConditions, carrierFields, carrierList } from '../carriers/public.ts';
import {
  type MerchantListRow,
  merchantConditions,
  merchantFields,
  merchantList,
} from '../merchants/public.ts';
import {
  type PackageRow,
  packageConditions,
  packageFields,
  packageFor,
  packageList,
} from '../packages/public.ts';
import { type ProductRow, productConditions, productFields, productList } from '../products/public.ts';
import {
  assertSeller,
  type ServiceRow,
  serviceConditions,
  serviceFields,
  serviceFor,
  serviceListFor,
} from '../services/public.ts';

import { type UserRow, userConditions, userFields, userList } from '../users/public.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import { billingDetailExport } from './billing-detail-export.ts';
import { checkoutLogExport, checkoutRequestExport } from './checkout-exports.ts';
import { deliveryExport } from './delivery-export.ts';
import type { ExportList } from './export-list.ts';
import {
  billingExport,
  reconciliationExport,
  settlementExport,
  settlementReportExport,
  subscriptionExport,
} from './figure-exports.ts';
import { fileRecordExport } from './file-record-export.ts';
import { listQuery } from './list-query.ts';
import { loanAccountExport, loanTransactionExport } from './loan-exports.ts';
import { loanStatementExport } from './loan-statement-export.ts';
import { payoutExport } from './payout-export.ts';
import { refundExport } from './refund-export.ts';
import { roleExport } from './role-export.ts';
import { settlementFileExport, settlementLineExport } from './settlement-file-exports.ts';
import { transactionExport } from './transaction-export.ts';

/** All lists that can be exported, by the contract's names. */
export const exportLists: Record<Body<'startExport'>['list'], ExportList> = {
  transactions: transactionExport,
  refunds: refundExport,
  settlementFiles: settlementFileExport,
  settlementLines: settlementLineExport,
  settlements: settlementExport,
  settlementReport: settlementReportExport,
  billing: billingExport,
  billingDetail: billingDetailExport,
  reconciliation: reconciliationExport,
  subscriptions: subscriptionExport,
  merchants: {
    readBy: 'listMerchants',
    columns: merchantFields.exported,
    sums: [{ amount: 'accountBalance', currency: 'currency' }],
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        merchantList,
        merchantConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: MerchantListRow) => merchantFields.wire(row, caller),
      ),
  },
  carriers: {
    readBy: 'listCarriers',
    columns: carrierFields.exported,
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        carrierList,
        carrierConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: CarrierListRow) => carrierFields.wire(row),
      ),
  },
  services: {
    readBy: 'listServices',
    columns: serviceFields.exported,
    assert: assertMerchantFilter('userTypeId', assertSeller),
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        serviceListFor(caller),
        serviceConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: ServiceRow) => serviceFor(row, caller),
      ),
  },
  products: {
    readBy: 'listProducts',
    columns: productFields.exported,
    assert: assertMerchantFilter('merchantId'),
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        productList,
        productConditions(caller, filters),
        filters,
        (row: ProductRow) => productFields.wire(row),
      ),
  },
  packages: {
    readBy: 'listPackages',
    columns: packageFields.exported,
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        packageList,
        packageConditions(caller, filters),
        filters,
        (row: PackageRow) => packageFor(row, caller),
      ),
  },
  blacklists: {
    readBy: 'listBlacklist',
    columns: blacklistFields.exported,
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        blacklistList,
        blacklistConditions(filters.q === undefined ? undefined : String(filters.q)),
        filters,
        (row: BlacklistRow) => blacklistFields.wire(row),
      ),
  },
  roles: roleExport,
  payouts: payoutExport,
  fileRecords: fileRecordExport,
  loanAccounts: loanAccountExport,
  loanTransactions: loanTransactionExport,
  loanStatement: loanStatementExport,
  checkoutLogs: checkoutLogExport,
  checkoutRequests: checkoutRequestExport,
  webhookDeliveries: deliveryExport,
  users: {
    readBy: 'listUsers',
    columns: userFields.exported,
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        userList,
        userConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: UserRow) => userFields.wire(row),
      ),
  },
};
