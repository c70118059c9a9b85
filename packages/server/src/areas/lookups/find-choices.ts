import { decide, foldText } from '@daftar/domain';
import { operations } from '@daftar/openapi';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import type { Answer, Input } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, writeWhere } from '../../lists/condition.ts';
import { present } from '../../records/present.ts';
import { admitAny } from './admit-any.ts';
import { type Choosable, carriers, merchants, roles, services, users } from './choices.ts';

type Query = Input<'listChoices', Db>['query'];
type Choice = Answer<'listChoices'>['data'][number];

interface Row {
  id: string;
  name: string;
  detail?: string | null;
  country?: string | null;
  currency?: string | null;
  user_type_id?: string | null;
  term: string;
}

type FoundBy = NonNullable<Choosable['foundBy']>;

const MOST = 20;
/** Most ids that the contract allows in one call. */
const MOST_IDS = 100;
/** Rows to read for 20 records: a record has one row for each matching word ('Nile of the Nile' has two). */
const MOST_TERMS = 3 * MOST;

const choosable = { merchant: merchants, carrier: carriers, service: services, user: users, role: roles };

/** Returns the kinds of record to search. For `account`: merchants, and carriers if the caller may list them. */
function kindsOf({ owner }: Gateway, { userTypeId, permissions }: UserCaller, { kind }: Query): Choosable[] {
  if (kind !== 'account') return [choosable[kind]];
  const { allowed } = decide(operations.listCarriers.permission, {
    userTypeId,
    permissions,
    ownerId: owner.id,
  });
  return allowed ? [merchants, carriers] : [merchants];
}

/** Returns the statement's FROM, conditions and LIMIT for the request: by ids, by text, or for all records. */
function matchOf({ table, joins = '' }: Choosable, { q = '', ids }: Query, by: FoundBy) {
  if (ids)
    return {
      from: `${table} r ${joins}`,
      term: "''",
      limit: MOST_IDS,
      matches: [condition`r.id = any(${ids})`],
    };
  const from = `search_terms t join ${table} r on ${by.column} = t.record_id ${joins}`;
  const ofKind = condition`t.kind = ${by.kind}`;
  if (!/[\p{L}\p{N}]/u.test(q))
    return { from, term: 't.term', limit: MOST, matches: [ofKind, condition`t.place = 0`] };
  const begins = condition`t.term >= search_key(${q}) and t.term < search_key(${q}) || chr(1114111)`;
  return { from, term: 't.term', limit: MOST_TERMS, matches: [ofKind, begins] };
}

async function rowsOf(
  { pool }: Gateway,
  of: Choosable,
  caller: UserCaller,
  query: Query,
  by: FoundBy = { kind: of.kind, column: 'r.id' },
): Promise<Row[]> {
  const tenant = tenantOf(caller);
  const { from, term, limit, matches } = matchOf(of, query, by);
  const filters = of.filters(query).filter((one): one is Condition => one !== false && one !== undefined);
  const scope = tenant === undefined ? [] : [of.scope(caller, tenant)];
  const { text, values } = writeWhere([...matches, ...filters, ...scope]);
  const order = query.ids ? 'r.id' : 't.term, t.place, t.record_id, r.id';
  const { rows } = await pool.query<Row>(
    `select ${of.columns}, ${term} as term from ${from}${text} order by ${order} limit ${limit}`,
    values,
  );
  return rows;
}

const choiceOf = ({ id, name, detail, country, currency, user_type_id }: Row): Choice => ({
  _id: id,
  name: name.slice(0, 200),
  ...present('detail', detail?.slice(0, 200)),
  ...present('country', country),
  ...present('currency', currency),
  ...present('userTypeId', user_type_id),
});

/** Returns the platform owner's account if it matches. Only the platform owner's users find it. */
function ownerAmong({ owner }: Gateway, caller: UserCaller, { kind, q = '', ids }: Query): Row[] {
  const { name } = owner;
  if (kind !== 'account' || tenantOf(caller) !== undefined) return [];
  const matches = ids?.includes(name) ?? foldText(name).startsWith(foldText(q));
  return matches ? [{ id: name, name, term: '' }] : [];
}

/** Returns the records that a field can choose, without duplicates, in alphabetical order of the matching term. */
export async function findChoices(gateway: Gateway, caller: UserCaller, query: Query): Promise<Choice[]> {
  const found = ownerAmong(gateway, caller, query);
  const isTyped = /[\p{L}\p{N}]/u.test(query.q ?? '') && !query.ids;
  for (const of of kindsOf(gateway, caller, query)) {
    const admitted = admitAny(gateway, caller, of.readBy);
    found.push(...(await rowsOf(gateway, of, admitted, query)));
    if (of.foundBy && isTyped) found.push(...(await rowsOf(gateway, of, admitted, query, of.foundBy)));
  }
  const sorted = found.sort((one, other) => (one.term < other.term ? -1 : one.term > other.term ? 1 : 0));
  const byId = new Map(sorted.map((row) => [row.id, row]));
  return [...byId.values()].slice(0, query.ids ? MOST_IDS : MOST).map(choiceOf);
}
