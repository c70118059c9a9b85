import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { FrequentTexts } from './frequent-texts.ts';
import { isStalePlan } from './stale-plan.ts';

type AnyQuery = (...given: unknown[]) => unknown;
/** A method that pg's types lack. It returns `I` outside of a transaction. */
type WithStatus = pg.PoolClient & { getTransactionStatus(): string | null };

const NAME = / \/\* name: ([\w-]+) \*\/$/;

/**
 * Returns a comment for the end of a statement's SQL, which makes PostgreSQL parse and plan the statement only once per
 * connection. The SQL must be the same in each call, and must list its columns: after a migration, a prepared `select *` fails
 * once in each connection.
 */
export const named = (name: string): RawBuilder<unknown> => sql.raw(` /* name: ${name} */`);

const nameIn = (text: string): string | undefined => (text.endsWith('*/') ? NAME.exec(text)?.[1] : undefined);

interface PrepareOptions {
  /** Also names and prepares frequent statements that have no name in our code; for a pool that always sends the same few. */
  frequent?: boolean;
}

/**
 * Sends statements that end with `named` under their name, including those of Kysely, which does not support names. Does not
 * change queries that pass a name to `pool.query` themselves.
 */
export function prepareNamed(pool: pg.Pool, { frequent = false }: PrepareOptions = {}): void {
  const texts = frequent ? new FrequentTexts() : undefined;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as AnyQuery;
    let isOpen = false;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      // Follow the transaction here: while statements are sent together, the client does not know the server's transaction
      // status yet.
      if (text === 'begin') isOpen = true;
      if (text === 'commit' || text === 'rollback') isOpen = false;
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0)
        return query(text, values, ...rest);
      const own = nameIn(text);
      if (own !== undefined) return query({ name: own, text, values });
      const name = texts?.nameOf(text);
      if (!texts || name === undefined) return query(text, values);
      const isAlone = !isOpen && (client as WithStatus).getTransactionStatus() === 'I';
      return (query({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
        if (!isStalePlan(error)) throw error;
        texts.rename();
        // A statement in a transaction is not repeated here: `inTransaction` repeats the whole transaction.
        if (isAlone) return query(text, values);
        throw error;
      });
    }) as typeof client.query;
  });
}
