import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;
type Waiting = [text: string, values: unknown];
/** Missing in the types of pg. */
type WithStream = pg.PoolClient & { connection: { stream: { cork(): void; uncork(): void } } };
interface QueryResult {
  command: string;
  rowCount: number;
  rows: never[];
}

/**
 * Comment for the end of the SQL of a statement whose result nobody reads. The statement is sent together with the next one of
 * its transaction, at the latest with the commit. If it fails, the statement that was sent with it throws its error, and
 * metrics count its time there. Outside of a transaction, it is sent at once.
 */
export const later: RawBuilder<unknown> = sql.raw(' /* later */');

const CHANGES_A_ROW = ' /* later, changes a row */';
/**
 * Like `later`, for a statement that must change a row: if it changes none, the statement that was sent with it throws `NoRowChanged`, and
 * so does every further one of the transaction, until its rollback. A commit is not sent before the result is known. Only in a
 * transaction.
 */
export const laterChangingRow: RawBuilder<unknown> = sql.raw(CHANGES_A_ROW);

/** Thrown when a statement with `laterChangingRow` changed no row. */
export class NoRowChanged extends Error {}

const LATER = / \/\* later(?:, changes a row)? \*\/(?: \/\* name: [\w-]+ \*\/)?$/;
const isLater = (text: string): boolean => text.endsWith('*/') && LATER.test(text);
const mustChangeRow = ([text]: Waiting): boolean => text.includes(CHANGES_A_ROW);

const resultWithoutRows = (command: string): QueryResult => ({ command, rowCount: 0, rows: [] });

/**
 * Waits for all results, so that the connection is free again. Returns the last one; throws the first error, which caused the
 * others.
 */
async function lastOf(results: readonly unknown[]): Promise<unknown> {
  const settled = await Promise.allSettled(results);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return results.at(-1);
}

/**
 * Saves round trips: `begin` and statements that end with `later` are sent together with the next statement, because nobody
 * reads their results. The server runs them in order, and the commit's own result is always awaited. Statements of one tick
 * are one write to the socket. The pool's clients must be in pipeline mode.
 */
export function sendTogether(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const { stream } = (client as WithStream).connection;
    const query = client.query.bind(client) as AnyQuery;
    let waiting: Waiting[] = [];
    let isOpen = false;
    let refused: NoRowChanged | undefined;

    const changingRow = async (one: Waiting): Promise<unknown> => {
      const result = (await query(...one)) as QueryResult;
      if (result.rowCount !== 0) return result;
      refused = new NoRowChanged(one[0]);
      throw refused;
    };
    const sendAllWaiting = (): unknown[] => {
      stream.cork();
      process.nextTick(() => stream.uncork());
      const sent = waiting.map((one) => (mustChangeRow(one) ? changingRow(one) : query(...one)));
      waiting = [];
      return sent;
    };
    const send = (...given: unknown[]): unknown => {
      const before = sendAllWaiting();
      const last = query(...given);
      return before.length === 0 ? last : lastOf([...before, last]);
    };
    const commit = async (...given: unknown[]): Promise<unknown> => {
      if (waiting.some(mustChangeRow)) await lastOf(sendAllWaiting());
      if (refused) throw refused;
      return send(...given);
    };

    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (refused && text !== 'rollback') return Promise.reject(refused);
      if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0)
        return send(text, values, ...rest);
      if (text === 'begin' || (isOpen && isLater(text))) {
        isOpen = true;
        waiting.push([text, values]);
        return Promise.resolve(resultWithoutRows(''));
      }
      if (text !== 'rollback' && text !== 'commit') return send(text, values);
      isOpen = false;
      if (text === 'commit') return commit(text, values);
      refused = undefined;
      const isBegun = waiting[0]?.[0] !== 'begin';
      waiting = [];
      return isBegun ? send(text, values) : Promise.resolve(resultWithoutRows('ROLLBACK'));
    }) as typeof client.query;
  });
}
