import type { Compilable } from 'kysely';
import type { Db } from './transaction.ts';

type RowsOf<Queries extends readonly Compilable[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends Compilable<infer Row> ? Row[] : never;
};

/**
 * Sends statements without waiting for an answer in between, and returns the rows of each. The server runs them in their order,
 * each on what is committed when it begins. Throws the first error.
 */
export async function inOneTrip<const Queries extends readonly Compilable[]>(
  db: Db,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const compiled = queries.map((query) => query.compile());
  const settled = await db
    .getExecutor()
    .provideConnection((connection) =>
      Promise.allSettled(compiled.map((query) => connection.executeQuery(query))),
    );
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value.rows;
  }) as RowsOf<Queries>;
}
