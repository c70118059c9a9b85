import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;

const NAME = / \/\* name: ([\w-]+) \*\/$/;

/**
 * Ends the SQL of a statement that PostgreSQL parses and plans once per connection. The SQL must be the same in each call, and must
 * list its columns: after a migration, a prepared `select *` fails.
 */
export const named = (name: string): RawBuilder<unknown> => sql.raw(` /* name: ${name} */`);

/** Sends statements that end with `named` under their names, also those of Kysely, which knows no names. */
export function prepareNamed(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as AnyQuery;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && text.endsWith('*/') ? NAME.exec(text)?.[1] : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    }) as typeof client.query;
  });
}
