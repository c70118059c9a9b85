import type { PaymentMethod } from '@daftar/domain';
import type { Insertable, Selectable } from 'kysely';
import { readDecimal, writeDecimal } from '../../basics/decimal-column.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { ServiceTable } from '../../db/tables.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';
import { nameKey } from '../../records/name-key.ts';
import type { ServiceInput } from './service-input.ts';

export interface ServiceRow extends Selectable<ServiceTable> {
  merchant_name: string;
}

/** The data of a service's form after all checks. */
export interface CheckedService extends ServiceInput {
  carrier: { id: string; name: string };
  /** The payment methods that the carrier offers. */
  methods: readonly PaymentMethod[];
  cardService: ServiceRow['cc_service_name'];
}

type Columns = Omit<
  Insertable<ServiceTable>,
  'id' | 'service_id' | 'user_type_id' | 'status' | 'created_at' | 'updated_at'
>;

export const serviceFields = columnMap<Answer<'addService'>, ServiceRow, CheckedService, Columns>('s', {
  _id: { column: 'id' },
  serviceId: { column: 'service_id', exported: true },
  sid: { column: 'service_id' },
  serviceName: {
    column: 'service_name',
    write: ({ serviceName }) => ({ service_name: serviceName.trim(), name_key: nameKey(serviceName) }),
    exported: true,
  },
  merchant: {
    column: 'user_type_id',
    read: (id, row) => ({ _id: id, name: row.merchant_name }),
    exported: ['merchant.name'],
  },
  serviceProvider: {
    column: 'service_provider',
    write: ({ carrier }) => ({ carrier_id: carrier.id, service_provider: carrier.name }),
    exported: true,
  },
  operatorName: { column: 'operator_name', write: 'optional', exported: true },
  serviceType: { column: 'service_type', write: 'given', exported: true },
  country: { column: 'country', write: 'given', exported: true },
  currency: { column: 'currency', write: 'optional', exported: true },
  price: {
    column: 'price',
    read: readDecimal,
    write: ({ price }) => ({ price: writeDecimal(price) }),
    exported: true,
  },
  carrierShare: {
    column: 'carrier_share',
    read: Number,
    write: ({ carrierShare }) => ({ carrier_share: String(carrierShare) }),
    exported: true,
  },
  merchantShare: {
    column: 'merchant_share',
    read: Number,
    write: ({ merchantShare }) => ({ merchant_share: String(merchantShare) }),
    exported: true,
  },
  waleeShare: {
    column: 'walee_share',
    read: Number,
    write: ({ waleeShare }) => ({ walee_share: String(waleeShare) }),
    exported: true,
  },
  status: { column: 'status', exported: true },
  createdDate,
  ccServiceName: {
    column: 'cc_service_name',
    write: ({ cardService }) => ({ cc_service_name: cardService }),
  },
  subscriptionFrequency: { column: 'subscription_frequency', write: 'optional' },
  disbursementAmount: {
    column: 'disbursement_amount',
    read: readDecimal,
    write: ({ disbursementAmount }) => ({ disbursement_amount: writeDecimal(disbursementAmount) }),
  },
  notificationApi: { column: 'notification_api', write: 'optional' },
  tokenApi: { column: 'token_api', write: 'optional' },
  clickIdApi: { column: 'click_id_api', write: 'optional' },
  portalUrl: { column: 'portal_url', write: 'optional' },
  packages: {
    column: 'packages',
    write: ({ packages = [] }) => ({ packages: JSON.stringify(packages) }),
  },
  customFields: {
    column: 'custom_fields',
    write: ({ customFields = [] }) => ({ custom_fields: JSON.stringify(customFields) }),
  },
  paymentMethods: {
    column: 'payment_methods',
    write: ({ methods }) => ({ payment_methods: JSON.stringify(methods) }),
  },
});
