import { sql } from 'kysely';
import type { UserCaller } from '../../access/caller.ts';
import { maskAddresses } from '../../access/mask-address.ts';
import { isPermitted } from '../../access/receivers.ts';
import type { Db } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { sortsWithout } from '../../lists/sort.ts';
import { SERVICES } from '../../records/joins.ts';
import { type ServiceRow, serviceFields } from './fields.ts';

export interface ServiceFilter {
  /** The caller's account. A merchant's users see its services, a carrier's users those that it carries. */
  tenant?: string | undefined;
  q?: string | undefined;
  status?: boolean | undefined;
  country?: string | undefined;
  serviceType?: string | undefined;
  /** A merchant's id. */
  userTypeId?: string | undefined;
}

const serviceList: ListSource = {
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
    serviceId: 's.service_id',
    carrierShare: 's.carrier_share',
    merchantShare: 's.merchant_share',
  },
  fallback: '-createdDate',
  tieBreak: 's.id',
};

/** Returns the list without the sort columns that the caller must not see. */
export const serviceListFor = (caller: UserCaller): ListSource =>
  caller.accountKind === 'carrier'
    ? { ...serviceList, sorts: sortsWithout(serviceList.sorts, ['merchantShare']) }
    : serviceList;

/** Finds a service by its `_id` or by its public serviceId. */
export const findServiceByAnyId = (db: Db, id: string): Promise<ServiceRow | undefined> =>
  readOne(db, serviceList, sql`(s.id = ${id} or s.service_id = ${id})`);

/** Returns the conditions of a list of services. */
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
      condition`(fold_text(s.service_name) like ${pattern} or fold_text(s.service_provider) like ${pattern} or fold_text(m.name) like ${pattern} or s.service_id = ${q})`,
    );
  }
  return conditions;
}

const SECRET_ADDRESSES = ['notificationApi', 'tokenApi', 'clickIdApi'] as const;

/** Masks the queries of the addresses that servers call: they may hold secrets. Customers see the portal's address anyway. */
const withMaskedAddresses = (wire: ReturnType<typeof serviceFields.wire>) => ({
  ...wire,
  ...Object.fromEntries(
    SECRET_ADDRESSES.flatMap((field) => {
      const address = wire[field];
      return address ? [[field, maskAddresses(address)]] : [];
    }),
  ),
});

/**
 * Converts a service to its wire form for the caller. Callers who may not edit it see no query of an API address. Carriers see neither the merchant's API addresses and custom fields nor
 * the shares of others.
 */
export function serviceFor(row: ServiceRow, caller: UserCaller) {
  const wire = serviceFields.wire(row);
  if (isPermitted(caller, 'editService')) return wire;
  if (caller.isPlatformOwner || row.user_type_id === caller.userTypeId) return withMaskedAddresses(wire);
  const { merchantShare, waleeShare, customFields, notificationApi, tokenApi, clickIdApi, ...shown } = wire;
  return shown;
}
