import type { Compilable } from 'kysely';
import type { Db } from './transaction.ts';

type RowsOf<Queries extends readonly Compilable[]> = {
  -readonly [Index in keyof Queries]: Queries[Index] extends Compilable<infer Row> ? Row[] : never;
};

/**
 * Sends several statements without waiting for responses in between, and returns the rows of each. The server runs them in
 * order; each sees what was committed when it began. Throws the first error.
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
