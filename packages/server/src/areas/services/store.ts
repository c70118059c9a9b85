import { type Selectable, sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import type { ServiceTable } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { SERVICES } from '../../records/joins.ts';
import { present } from '../../records/present.ts';

export interface ServiceRow extends Selectable<ServiceTable> {
  merchant_name: string;
}

export interface ServiceFilter {
  /** A merchant's users see its services, a carrier's those that it carries. */
  tenant?: string | undefined;
  q?: string | undefined;
  status?: boolean | undefined;
  country?: string | undefined;
  serviceType?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
}

export const serviceList: ListSource = {
  columns: 's.*, m.name as merchant_name',
  from: SERVICES,
  sorts: {
    createdDate: 's.created_at',
    serviceName: 's.service_name',
    merchant: 'm.name',
    serviceProvider: 's.service_provider',
    serviceType: 's.service_type',
    country: 's.country',
    status: 's.status',
  },
  fallback: '-createdDate',
  tieBreak: 's.id',
};

/** By `_id`, or by the public serviceId that wire and addresses use. */
export const findService = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  readOne(db, serviceList, sql`(s.id = ${id} or s.service_id = ${id})`);

/** What a list of services is narrowed to. */
export function serviceConditions(filter: ServiceFilter): Condition[] {
  const { tenant, status, country, serviceType, userTypeId, q } = filter;
  const conditions: Condition[] = [];
  if (tenant !== undefined)
    conditions.push(condition`(s.user_type_id = ${tenant} or s.carrier_id = ${tenant})`);
  if (status !== undefined) conditions.push(condition`s.status = ${status}`);
  if (country !== undefined) conditions.push(condition`s.country = ${country}`);
  if (serviceType !== undefined) conditions.push(condition`s.service_type = ${serviceType}`);
  if (userTypeId !== undefined) conditions.push(condition`s.user_type_id = ${userTypeId}`);
  if (q) {
    const pattern = contains(q);
    conditions.push(
      condition`(s.service_name ilike ${pattern} or s.service_provider ilike ${pattern} or m.name ilike ${pattern} or s.service_id = ${q})`,
    );
  }
  return conditions;
}

const amount = (text: string | null) => (text === null ? null : Number(text));

export const serviceWire = (row: ServiceRow) => ({
  _id: row.id,
  serviceId: row.service_id,
  sid: row.service_id,
  merchant: { _id: row.user_type_id, name: row.merchant_name },
  country: row.country,
  serviceName: row.service_name,
  serviceProvider: row.service_provider,
  serviceType: row.service_type,
  carrierShare: Number(row.carrier_share),
  merchantShare: Number(row.merchant_share),
  waleeShare: Number(row.walee_share),
  packages: row.packages,
  customFields: row.custom_fields,
  paymentMethods: row.payment_methods,
  status: row.status,
  createdDate: row.created_at.toISOString(),
  ...present('currency', row.currency),
  ...present('ccServiceName', row.cc_service_name),
  ...present('operatorName', row.operator_name),
  ...present('subscriptionFrequency', row.subscription_frequency),
  ...present('price', amount(row.price)),
  ...present('disbursementAmount', amount(row.disbursement_amount)),
  ...present('notificationApi', row.notification_api),
  ...present('tokenApi', row.token_api),
  ...present('clickIdApi', row.click_id_api),
  ...present('portalUrl', row.portal_url),
});

/** A service as the caller may see it: how its merchant is reached and what others earn is the merchant's and the provider's. */
export function serviceFor(row: ServiceRow, caller: UserCaller) {
  const wire = serviceWire(row);
  if (caller.isPlatformOwner || row.user_type_id === caller.userTypeId) return wire;
  const { merchantShare, waleeShare, customFields, notificationApi, tokenApi, clickIdApi, ...shown } = wire;
  return shown;
}
