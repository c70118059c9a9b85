import type { OperationId } from '@daftar/openapi';
import type { UserCaller } from '../../access/caller.ts';
import { type Condition, condition } from '../../lists/condition.ts';
import { accountName, merchantOf } from '../../records/joins.ts';

/** Filters of a request. A kind of record ignores a filter for which it has no column. */
export interface ChoiceFilter {
  active?: boolean | undefined;
  country?: string | undefined;
  type?: string | undefined;
  userTypeId?: string | undefined;
}

/** A kind of record that users choose in a form. The record's table is `r`. */
export interface Choosable {
  kind: string;
  table: string;
  columns: string;
  /** SQL: joins of further tables that `columns` needs. */
  joins?: string;
  /** Another kind of record whose search terms also find this one, and the column that references such a record. */
  foundBy?: { kind: string; column: string };
  /** The caller needs the permission of one of these operations. */
  readBy: readonly [OperationId, ...OperationId[]];
  /** Returns the condition that limits the records to the caller's account. */
  scope: (caller: UserCaller, tenant: string) => Condition;
  filters: (filter: ChoiceFilter) => (Condition | false | undefined)[];
}

const account = ({ active, country }: ChoiceFilter) => [
  active && condition`r.status = ${'Active'}`,
  country !== undefined && condition`r.country = ${country}`,
];
const ofAccount = ({ userTypeId }: ChoiceFilter) =>
  userTypeId !== undefined && condition`r.user_type_id = ${userTypeId}`;
const ownAccount = (_caller: UserCaller, tenant: string) => condition`r.user_type_id = ${tenant}`;

export const merchants: Choosable = {
  kind: 'merchant',
  columns: 'r.id, r.name, r.country, r.currency',
  table: 'merchants',
  readBy: ['listMerchantNames'],
  scope: ({ accountKind }, tenant) =>
    accountKind === 'carrier'
      ? condition`exists (select 1 from services s where s.carrier_id = ${tenant} and s.user_type_id = r.id)`
      : condition`r.id = ${tenant}`,
  filters: account,
};

export const carriers: Choosable = {
  kind: 'carrier',
  columns: 'r.id, r.name, r.country, r.currency',
  table: 'carriers',
  // The service form shows carriers, also to users who may list services but not carriers.
  readBy: ['listServices', 'listCarriers'],
  scope: (_caller, tenant) => condition`r.id = ${tenant}`,
  filters: (filter) => [...account(filter), filter.type !== undefined && condition`r.type = ${filter.type}`],
};

export const services: Choosable = {
  kind: 'service',
  columns: 'r.id, r.service_name as name, m.name as detail, r.country, r.currency, r.user_type_id',
  table: 'services',
  joins: merchantOf('r'),
  foundBy: { kind: 'merchant', column: 'r.user_type_id' },
  readBy: ['listOwnServices'],
  scope: (_caller, tenant) => condition`(r.user_type_id = ${tenant} or r.carrier_id = ${tenant})`,
  filters: (filter) => [
    filter.active && condition`r.status`,
    filter.country !== undefined && condition`r.country = ${filter.country}`,
    ofAccount(filter),
  ],
};

export const users: Choosable = {
  kind: 'user',
  columns: 'r.id, r.name, r.user_name as detail, r.user_type_id',
  table: 'users',
  readBy: ['listUsers'],
  scope: ownAccount,
  filters: (filter) => [filter.active && condition`r.status = ${'Active'}`, ofAccount(filter)],
};

export const roles: Choosable = {
  kind: 'role',
  columns: `r.id, r.name, ${accountName('r.user_type_id')} as detail, r.user_type_id`,
  table: 'roles',
  readBy: ['listRoles'],
  scope: ownAccount,
  filters: (filter) => [ofAccount(filter)],
};
