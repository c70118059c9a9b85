import { decide, foldText } from '@daftar/domain';
import { operations } from '@daftar/openapi';
import { sql } from 'kysely';
import { asUser, type UserCaller } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import type { Gateway } from '../../gateway.ts';
import { where } from '../../lists/condition.ts';
import { present } from '../../records/present.ts';
import type { HitRow } from './hit-row.ts';
import type { Hit, Search, Wanted } from './search.ts';
import { scopeOf, searches } from './searches.ts';

const MOST_HITS = 10;

/**
 * Returns a text search query with the words as prefixes: 'cairo boo' finds 'Books of Cairo'. Drops all other characters,
 * which are operators in the query language.
 */
function wordsOf(text: string): string {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.map((word) => `${word}:*`).join(' & ');
}

const hitOf = ({ kind }: Search, { id, title, subtitle, country, at, account }: HitRow): Hit => ({
  kind,
  _id: id,
  title: title.slice(0, 200),
  subtitle: subtitle.slice(0, 200),
  ...present('userTypeId', account),
  ...present('country', country),
  date: at.toISOString(),
});

/** Returns a search's hits without duplicates; hits of the first statement come before those of `further`. */
async function hitsOf({ db }: Gateway, search: Search, caller: UserCaller, wanted: Wanted): Promise<Hit[]> {
  const scope = scopeOf(search, caller);
  const first = sql<HitRow>`${sql.raw(search.select)}${where([search.matches(wanted), ...scope])}
    order by ${sql.raw(search.order)} limit ${MOST_HITS}`;
  const rows = new Map<string, HitRow>();
  for (const statement of [first, search.further?.(wanted, scope, MOST_HITS)]) {
    if (!statement) continue;
    const found = await statement.execute(db);
    for (const row of found.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()].slice(0, MOST_HITS).map((row) => hitOf(search, row));
}

/** Returns the caller with the scope that the records' read operation grants; undefined if the caller may not read them. */
function admitted({ owner }: Gateway, { readBy }: Search, caller: UserCaller): UserCaller | undefined {
  const { userTypeId, permissions } = caller;
  const decision = decide(operations[readBy].permission, {
    userTypeId,
    permissions,
    ownerId: owner.id,
  });
  // Skip the scope 'self': the only hit would be the caller.
  return decision.allowed && decision.scope !== 'self' && decision.scope !== 'public'
    ? { ...caller, scope: decision.scope }
    : undefined;
}

/** Takes one hit of each kind in turn, so that a kind with many hits does not displace the others. */
function interleaved(found: Hit[][]): Hit[] {
  const rounds = Array.from({ length: MOST_HITS }, (_, round) =>
    found.flatMap((hits) => hits.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, MOST_HITS);
}

/**
 * Finds records by name, number or id, and payments also by the payer's number. Searches only kinds that the caller may
 * read.
 */
export const searchHandlers: Handlers = {
  reads: {
    search: async ({ gateway, caller, query }) => {
      const user = asUser(caller);
      const text = query.q;
      if (text === '') return { hits: [] };
      const wanted = { text, words: wordsOf(foldText(text)) };
      const found: Hit[][] = [];
      // Sequential, so that a search uses only one connection.
      for (const search of searches) {
        const as = admitted(gateway, search, user);
        if (as) found.push(await hitsOf(gateway, search, as, wanted));
      }
      return { hits: interleaved(found) };
    },
  },
};
