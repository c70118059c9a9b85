import { normaliseDigits } from '@daftar/domain';
import type { OperationId } from '@daftar/openapi';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Answer } from '../../contract/operation-types.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { payerStatement, type Statement } from './payer-search.ts';

export type Hit = Answer<'search'>['hits'][number];

/** What is looked for: as it was written, and its words as the index knows them. */
export interface Wanted {
  text: string;
  words: string;
}

export interface Search {
  kind: Hit['kind'];
  /** The operation whose permission reads such records. */
  readBy: OperationId;
  /** `id`, `title`, `subtitle`, `country` and `at` of what matches; `order` is fixed text. */
  select: string;
  order: string;
  matches: (wanted: Wanted) => Condition;
  /** Another way to such records, looked in after the first; undefined where it leads nowhere. */
  further?: (wanted: Wanted, scope: Condition[], limit: number) => Statement | undefined;
  /** Keeps a caller to its own. */
  scope: (caller: UserCaller, tenant: string) => Condition;
}

const own = (_caller: UserCaller, tenant: string): Condition => condition`user_type_id = ${tenant}`;
/** Country of the account that something belongs to; the provider is of no one country. */
const countryOfAccount = (table: string) => `coalesce(
      (select m.country from merchants m where m.id = ${table}.user_type_id),
      (select c.country from carriers c where c.id = ${table}.user_type_id)) as country`;
const itself = (_caller: UserCaller, tenant: string): Condition => condition`id = ${tenant}`;
const ownOrCarried = ({ accountKind }: UserCaller, tenant: string): Condition =>
  accountKind === 'carrier' ? condition`carrier_id = ${tenant}` : condition`user_type_id = ${tenant}`;

/** Digits of any of our languages that a bigint holds, or a number that no settlement has. */
const numberIn = (text: string): string =>
  /^\d{1,18}$/.test(normaliseDigits(text)) ? normaliseDigits(text) : '-1';

const transactionColumns = `id, order_id as title, service_name || ' · ' || amount::float8::text || ' ' || currency as subtitle,
      country, created_at as at`;

export const searches: Search[] = [
  {
    kind: 'merchant',
    readBy: 'getMerchant',
    select: 'select id, name as title, country as subtitle, country, created_at as at from merchants',
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', name) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: itself,
  },
  {
    kind: 'carrier',
    readBy: 'getCarrier',
    select: 'select id, name as title, country as subtitle, country, created_at as at from carriers',
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', name) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: itself,
  },
  {
    kind: 'service',
    readBy: 'getService',
    select:
      "select id, service_name as title, service_provider || ' · ' || country as subtitle, country, created_at as at from services",
    order: 'service_name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', service_name) @@ to_tsquery('simple', ${words}) or id = ${text} or service_id = ${text})`,
    scope: ownOrCarried,
  },
  {
    kind: 'settlement',
    readBy: 'getSettlement',
    select: `select id, transaction_id::text as title,
      merchant_name || ' · ' || date_from::text || ' – ' || date_to::text as subtitle, country,
      transaction_date as at from settlements`,
    order: 'transaction_date desc',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', merchant_name) @@ to_tsquery('simple', ${words}) or id = ${text} or transaction_id = ${numberIn(text)})`,
    scope: own,
  },
  {
    kind: 'transaction',
    readBy: 'reportTransactions',
    select: `select ${transactionColumns} from transactions`,
    order: 'created_at desc',
    // A reference leads to the attempt that it was given for, and its account, whose transaction is looked for; worked out
    // once, so that indexes serve. An order's number would lead to others' orders of the same number as well.
    matches: ({ text }) => condition`(id = ${text} or order_id in (${text}, ${normaliseDigits(text)}) or (
      user_type_id = any(array(select user_type_id from payment_attempts where reference_number = ${text}))
      and attempt_id = any(array(select id from payment_attempts where reference_number = ${text}))))`,
    further: ({ text }, scope, limit) => payerStatement(text, transactionColumns, scope, limit),
    scope: ownOrCarried,
  },
  {
    kind: 'user',
    readBy: 'getUser',
    select: `select id, name as title, user_name as subtitle, created_at as at, ${countryOfAccount('users')} from users`,
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', name) @@ to_tsquery('simple', ${words}) or user_name like ${contains(text.toLowerCase()).slice(1)} or id = ${text})`,
    scope: own,
  },
  {
    kind: 'role',
    readBy: 'getRole',
    // Many accounts have a role of a name.
    select: `select id, name as title, created_at as at, ${countryOfAccount('roles')}, coalesce(
      (select m.name from merchants m where m.id = roles.user_type_id),
      (select c.name from carriers c where c.id = roles.user_type_id), user_type_id) as subtitle from roles`,
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', name) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: own,
  },
];

/** Keeps a search to what its caller may read; undefined where that is everything. */
export const scopeOf = (search: Search, caller: UserCaller): Condition[] => {
  const tenant = tenantOf(caller);
  return tenant === undefined ? [] : [search.scope(caller, tenant)];
};
