import { condition } from '../../lists/condition.ts';
import { merchantCountry } from '../../records/joins.ts';
import { prefixesOf } from './payer-search.ts';
import { own, ownOrCarried, type Search } from './search.ts';

/** Searches of products, packages, blacklist entries and subscriptions. */
export const catalogueSearches: Search[] = [
  {
    kind: 'product',
    readBy: 'getProduct',
    select: `select id, name as title, coalesce(sku, '') as subtitle,
      ${merchantCountry('products.user_type_id')} as country,
      created_at as at from products`,
    order: 'name',
    matches: ({ text, words }) =>
      condition`(to_tsvector('simple', fold_text(name)) @@ to_tsquery('simple', ${words}) or sku in (${text}, upper(${text})) or id = ${text})`,
    scope: own,
  },
  {
    kind: 'package',
    readBy: 'listPackages',
    select: `select id, name as title, amount || ' ' || currency as subtitle, country, created_at as at from packages`,
    order: 'name',
    matches: ({
      text,
      words,
    }) => condition`(to_tsvector('simple', fold_text(name)) @@ to_tsquery('simple', ${words})
      or id = ${text} or service_id in (select s.id from services s where s.service_id = ${text}))`,
    scope: own,
  },
  {
    kind: 'blacklistEntry',
    readBy: 'getBlacklistEntry',
    select: `select id, msisdn as title, '' as subtitle, null::text as country, created_at as at from blacklist`,
    order: 'created_at desc',
    matches: ({ text }) => condition`(msisdn = any(${prefixesOf(text)}::text[]) or id = ${text})`,
    // Only the platform owner's users find blacklist entries: no operation lets other users read them.
    scope: () => condition`false`,
  },
  {
    kind: 'subscription',
    readBy: 'listSubscriptions',
    select: `select id, msisdn as title, service_name || ' · ' || subscriber_status as subtitle, country,
      created_at as at from subscriptions`,
    order: 'created_at desc',
    matches: ({ text, words }) => condition`(msisdn = any(${prefixesOf(text)}::text[]) or id = ${text}
      or to_tsvector('simple', fold_text(merchant_name || ' ' || service_name)) @@ to_tsquery('simple', ${words}))`,
    scope: ownOrCarried,
  },
];
