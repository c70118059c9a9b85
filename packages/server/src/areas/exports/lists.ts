import { dayRange } from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { zoneOf } from '../../business-zone.ts';
import type { Body } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { orderOf } from '../../lists/page.ts';
import {
  type BlacklistRow,
  blacklistConditions,
  blacklistList,
  blacklistWire,
} from '../blacklists/records.ts';
import { type CarrierListRow, carrierConditions, carrierList, carrierWire } from '../carriers/records.ts';
import { type MerchantListRow, merchantConditions, merchantList } from '../merchants/records.ts';
import { merchantWire } from '../merchants/wire.ts';
import { type PackageRow, packageConditions, packageList, packageWire } from '../packages/records.ts';
import { type PayoutRow, payoutConditions, payoutList } from '../payouts/records.ts';
import { payoutWire } from '../payouts/wire.ts';
import { type ProductRow, productConditions, productList, productWire } from '../products/records.ts';
import { type TransactionRow, transactionWire } from '../reports/transaction-wire.ts';
import { type ServiceRow, serviceConditions, serviceFor, serviceList } from '../services/records.ts';

export type Filters = Record<string, string | number | boolean>;
type Wire = Record<string, unknown>;

export interface Query {
  columns: string;
  from: string;
  conditions: Condition[];
  order: string;
  toWire: (row: never) => Wire;
  /** The zone whose days the filters' dates are. */
  zone: string;
}

export interface ExportList {
  readBy: OperationId;
  title: string;
  /** Fields of the wire, in order; a dot leads into an object. */
  columns: string[];
  /** What is summed by currency at the end. */
  sum?: { amount: string; currency: string };
  /** A report needs `Reports.generateReport` as well. */
  isReport?: true;
  query: (gateway: Gateway, caller: UserCaller, filters: Filters) => Query;
}

type Source = {
  columns: string;
  from: string;
  sorts: Record<string, string>;
  fallback: string;
  tieBreak: string;
};

function listQuery<Row>(
  gateway: Gateway,
  source: Source,
  conditions: Condition[],
  { sort }: Filters,
  toWire: (row: Row) => Wire,
): Query {
  const { columns, from } = source;
  const order = orderOf(source, typeof sort === 'string' ? sort : undefined);
  return { columns, from, conditions, order, toWire, zone: gateway.settings.providerTimeZone };
}

const transactionSource: Source = {
  columns: '*',
  from: 'transactions',
  sorts: {
    transactionDate: 'created_at',
    amount: 'amount',
    status: 'status',
    serviceName: 'service_name',
    orderId: 'order_id',
  },
  fallback: '-transactionDate',
  tieBreak: 'id',
};

function transactionQuery(gateway: Gateway, caller: UserCaller, filters: Filters): Query {
  const { dateFrom, dateTo, country, currency, status, q } = filters as unknown as Body<'reportTransactions'>;
  const zone = zoneOf(gateway, country);
  const { from, to } = dayRange(dateFrom, dateTo, zone);
  const conditions = [
    condition`created_at >= ${from} and created_at < ${to} and country = ${country} and currency = ${currency}`,
  ];
  const tenant = tenantOf(caller);
  if (tenant !== undefined)
    conditions.push(
      caller.accountKind === 'carrier'
        ? condition`carrier_id = ${tenant}`
        : condition`user_type_id = ${tenant}`,
    );
  if (status !== undefined) conditions.push(condition`status = ${status}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(order_id = ${q} or id = ${q} or msisdn like ${pattern} or service_name ilike ${pattern})`,
    );
  }
  const toWire = (row: TransactionRow) => transactionWire(row, caller);
  return { ...listQuery(gateway, transactionSource, conditions, filters, toWire), zone };
}

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

/** The lists that can be exported. */
export const exportLists: Partial<Record<Body<'startExport'>['list'], ExportList>> = {
  transactions: {
    readBy: 'reportTransactions',
    title: 'Transactions',
    isReport: true,
    columns: [
      'transactionId',
      'orderId',
      'transactionDate',
      'country',
      'operator',
      'serviceName',
      'productName',
      'msisdn',
      'amount',
      'currency',
      'carrierShareValue',
      'merchantShareValue',
      'waleeShareValue',
      'netAmount',
      'status',
      'settlementId',
    ],
    sum: { amount: 'amount', currency: 'currency' },
    query: transactionQuery,
  },
  merchants: {
    readBy: 'listMerchants',
    title: 'Merchants',
    columns: [...ACCOUNT, 'accountBalance', 'sid', 'createdDate'],
    sum: { amount: 'accountBalance', currency: 'currency' },
    query: (gateway, caller, filters) =>
      listQuery(
        gateway,
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
        gateway,
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
    query: (gateway, caller, filters) =>
      listQuery(
        gateway,
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
    query: (gateway, caller, filters) =>
      listQuery(gateway, productList, productConditions(caller, filters), filters, (row: ProductRow) =>
        productWire(row),
      ),
  },
  packages: {
    readBy: 'listPackages',
    title: 'Packages',
    columns: ['_id', 'name', 'amount', 'currency', 'country', 'serviceId', 'active', 'createdDate'],
    query: (gateway, caller, filters) =>
      listQuery(gateway, packageList, packageConditions(caller, filters), filters, (row: PackageRow) =>
        packageWire(row),
      ),
  },
  blacklists: {
    readBy: 'listBlacklist',
    title: 'Blacklists',
    columns: ['_id', 'msisdn', 'createdDate'],
    query: (gateway, _caller, filters) =>
      listQuery(
        gateway,
        blacklistList,
        blacklistConditions(filters.q === undefined ? undefined : String(filters.q)),
        filters,
        (row: BlacklistRow) => blacklistWire(row),
      ),
  },
  payouts: {
    readBy: 'listPayouts',
    title: 'Loan_Disbursements',
    columns: [
      'referanceNumber',
      'status',
      'amount',
      'currency',
      'merchantName',
      'fullName',
      'beneficiaryEmail',
      'msisdn',
      'nationalId',
      'payoutType',
      'bankName',
      'merchantOrderId',
      'voucherCode',
      'createdDate',
      'updatedDate',
      'createdBy',
      'decidedBy',
    ],
    sum: { amount: 'amount', currency: 'currency' },
    query: (gateway, caller, filters) => {
      const { conditions } = payoutConditions(gateway, caller, filters as never, undefined);
      const source = { ...payoutList, fallback: '-createdDate', tieBreak: 'id' };
      const query = listQuery(gateway, source, conditions, filters, (row: PayoutRow) => payoutWire(row));
      return { ...query, zone: zoneOf(gateway, 'Egypt') };
    },
  },
};
