import { tenantOf } from '../../access/caller.ts';
import type { Body } from '../../contract/operation-types.ts';
import { homeZone } from '../../records/business-zone.ts';
import {
  type BlacklistRow,
  blacklistConditions,
  blacklistList,
  blacklistWire,
} from '../blacklists/offers.ts';
import { type CarrierListRow, carrierConditions, carrierList, carrierWire } from '../carriers/offers.ts';
import { type MerchantListRow, merchantConditions, merchantList, merchantWire } from '../merchants/offers.ts';

import { type PackageRow, packageConditions, packageList, packageWire } from '../packages/offers.ts';
import { type ProductRow, productConditions, productList, productWire } from '../products/offers.ts';
import {
  assertSeller,
  type ServiceRow,
  serviceConditions,
  serviceFor,
  serviceList,
} from '../services/offers.ts';

import { type UserRow, userConditions, userList, userWire } from '../users/offers.ts';
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
import { merchantIn } from './merchant-in.ts';
import { payoutExport } from './payout-export.ts';
import { roleExport } from './role-export.ts';
import { transactionExport } from './transaction-export.ts';

const ACCOUNT = [
  '_id',
  'name',
  'country',
  'currency',
  'status',
  'notificationEmail',
  'supportEmail',
  'billingEmail',
  'commercialEmail',
];

/** The lists that can be exported: every one that the contract names. */
export const exportLists: Record<Body<'startExport'>['list'], ExportList> = {
  transactions: transactionExport,
  settlements: settlementExport,
  settlementReport: settlementReportExport,
  billing: billingExport,
  billingDetail: billingDetailExport,
  reconciliation: reconciliationExport,
  subscriptions: subscriptionExport,
  merchants: {
    readBy: 'listMerchants',
    title: 'Merchants',
    columns: [...ACCOUNT, 'accountBalance', 'sid', 'createdDate'],
    sums: [{ amount: 'accountBalance', currency: 'currency' }],
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        merchantList,
        merchantConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: MerchantListRow) => merchantWire(row, caller),
      ),
  },
  carriers: {
    readBy: 'listCarriers',
    title: 'Carriers',
    columns: [...ACCOUNT, 'type', 'createdDate'],
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        carrierList,
        carrierConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: CarrierListRow) => carrierWire(row),
      ),
  },
  services: {
    readBy: 'listServices',
    title: 'Services',
    columns: [
      'serviceId',
      'serviceName',
      'merchant.name',
      'serviceProvider',
      'operatorName',
      'serviceType',
      'country',
      'currency',
      'price',
      'carrierShare',
      'merchantShare',
      'waleeShare',
      'status',
      'createdDate',
    ],
    assert: merchantIn('userTypeId', assertSeller),
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        serviceList,
        serviceConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: ServiceRow) => serviceFor(row, caller),
      ),
  },
  products: {
    readBy: 'listProducts',
    title: 'Products',
    columns: [
      '_id',
      'name',
      'sku',
      'merchantId',
      'attributes.productPrice',
      'attributes.inventory',
      'attributes.lowStockThreshold',
      'attributes.weight',
      'createdDate',
    ],
    assert: merchantIn('merchantId'),
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        productList,
        productConditions(caller, filters),
        filters,
        (row: ProductRow) => productWire(row),
      ),
  },
  packages: {
    readBy: 'listPackages',
    title: 'Packages',
    columns: ['_id', 'name', 'amount', 'currency', 'country', 'serviceId', 'active', 'createdDate'],
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        packageList,
        packageConditions(caller, filters),
        filters,
        (row: PackageRow) => packageWire(row),
      ),
  },
  blacklists: {
    readBy: 'listBlacklist',
    title: 'Blacklists',
    columns: ['_id', 'msisdn', 'createdDate'],
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        blacklistList,
        blacklistConditions(filters.q === undefined ? undefined : String(filters.q)),
        filters,
        (row: BlacklistRow) => blacklistWire(row),
      ),
  },
  roles: roleExport,
  payouts: payoutExport,
  fileRecords: fileRecordExport,
  loanAccounts: loanAccountExport,
  loanTransactions: loanTransactionExport,
  checkoutLogs: checkoutLogExport,
  checkoutRequests: checkoutRequestExport,
  webhookDeliveries: deliveryExport,
  users: {
    readBy: 'listUsers',
    title: 'Users',
    columns: [
      '_id',
      'name',
      'userName',
      'email',
      'userType',
      'userTypeName',
      'role.name',
      'status',
      'createdDate',
    ],
    query: (gateway, caller, filters) =>
      listQuery(
        homeZone(gateway, caller),
        userList,
        userConditions({ ...filters, tenant: tenantOf(caller) }),
        filters,
        (row: UserRow) => userWire(row),
      ),
  },
};
