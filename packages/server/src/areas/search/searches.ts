import { normaliseDigits } from '@daftar/domain';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { beginsWith, type Condition, condition } from '../../lists/condition.ts';
import { accountCountry, accountName } from '../../records/joins.ts';
import { catalogueSearches } from './catalogue-searches.ts';
import { fileSearches } from './file-searches.ts';
import { paymentSearches } from './payment-searches.ts';
import { payoutSearches } from './payout-searches.ts';
import { own, ownOrCarried, type Search } from './search.ts';

/** SQL column for the country of a record's account. */
const countryOfAccount = (table: string) => `${accountCountry(`${table}.user_type_id`)} as country`;
const ownAccount = (_caller: UserCaller, tenant: string): Condition => condition`id = ${tenant}`;

/**
 * Returns the text's number if it fits a bigint (Arabic and Persian digits, too), otherwise -1, which no settlement has.
 */
const numberIn = (text: string): string =>
  /^\d{1,18}$/.test(normaliseDigits(text)) ? normaliseDigits(text) : '-1';

export const searches: Search[] = [
  {
    kind: 'merchant',
    readBy: 'getMerchant',
    select: 'select id, name as title, country as subtitle, country, created_at as at from merchants',
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', fold_text(name)) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: ownAccount,
  },
  {
    kind: 'carrier',
    readBy: 'getCarrier',
    select: 'select id, name as title, country as subtitle, country, created_at as at from carriers',
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', fold_text(name)) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: ownAccount,
  },
  {
    kind: 'service',
    readBy: 'getService',
    select:
      "select id, service_name as title, service_provider || ' · ' || country as subtitle, country, created_at as at from services",
    order: 'service_name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', fold_text(service_name)) @@ to_tsquery('simple', ${words}) or id = ${text} or service_id = ${text})`,
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
      condition`(to_tsvector('simple', fold_text(merchant_name)) @@ to_tsquery('simple', ${words}) or id = ${text} or transaction_id = ${numberIn(text)})`,
    scope: own,
  },
  ...paymentSearches,
  {
    kind: 'user',
    readBy: 'getUser',
    select: `select id, name as title, user_name as subtitle, created_at as at, ${countryOfAccount('users')} from users`,
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', fold_text(name)) @@ to_tsquery('simple', ${words}) or user_name like ${beginsWith(text)} or id = ${text})`,
    scope: own,
  },
  {
    kind: 'role',
    readBy: 'getRole',
    // The subtitle is the account's name, because several accounts may have roles with the same name.
    select: `select id, name as title, created_at as at, ${countryOfAccount('roles')}, ${accountName('roles.user_type_id')} as subtitle from roles`,
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', fold_text(name)) @@ to_tsquery('simple', ${words}) or id = ${text})`,
    scope: own,
  },
  ...payoutSearches,
  ...catalogueSearches,
  ...fileSearches,
];

/** Returns the conditions that limit a search to the caller's account; none for the platform owner. */
export const scopeOf = (search: Search, caller: UserCaller): Condition[] => {
  const tenant = tenantOf(caller);
  return tenant === undefined ? [] : [search.scope(caller, tenant)];
};
