import pg from 'pg';

type AnyQuery = (...given: unknown[]) => unknown;
type Done = (error: Error | null, result: unknown) => void;
interface NamedStatement {
  name: string;
  text: string;
  values?: unknown[];
}

const PARTS = ['name', 'text', 'values'];

/** The parsers and fields that pg has built for a result's columns. The types of pg lack these interfaces. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}
interface PgConnection {
  describe(): void;
}
interface PgQuery {
  name: string;
  values: unknown[] | undefined;
  callback: Done;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: PgConnection): void;
  handleCommandComplete(message: unknown, connection: PgConnection): void;
}

/** State of one connection. `quiet` is the connection with a `describe` that does nothing. */
interface Known {
  columns: Map<string, Columns>;
  quiet: PgConnection;
}

const PgQuery = pg.Query as unknown as new (text: string) => PgQuery;

class QueryDescribedOnce extends PgQuery {
  readonly #known: Known;

  constructor({ name, text, values }: NamedStatement, known: Known, done: Done) {
    super(text);
    this.name = name;
    this.values = values;
    this.callback = done;
    this.#known = known;
  }

  override prepare(connection: PgConnection): void {
    const columns = this.#known.columns.get(this.name);
    if (columns) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
    }
    super.prepare(columns ? this.#known.quiet : connection);
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    super.handleCommandComplete(message, connection);
    if (this.#known.columns.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#known.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Tells whether the statement has a name and no options besides text and values, such as its own type parsers. */
const isNamed = (statement: unknown): statement is NamedStatement =>
  statement !== null &&
  typeof statement === 'object' &&
  'name' in statement &&
  typeof statement.name === 'string' &&
  Object.keys(statement).every((key) => PARTS.includes(key));

/**
 * Requests the description of a prepared statement's columns only the first time that a connection sends it. pg would request
 * and parse the description each time. Once is safe: PostgreSQL rejects a prepared statement whose columns have changed
 * (`isStalePlan`).
 */
export function describeOnce(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as AnyQuery;
    const { connection } = client as pg.PoolClient & { connection: PgConnection };
    const quiet = Object.assign(Object.create(connection) as PgConnection, { describe: () => {} });
    const known: Known = { columns: new Map(), quiet };
    client.query = ((statement: unknown, values: unknown, done?: Done, ...rest: unknown[]) => {
      if (!isNamed(statement) || values !== undefined || rest.length > 0)
        return query(statement, values, done, ...rest);
      if (done) return query(new QueryDescribedOnce(statement, known, done));
      return new Promise((resolve, reject) => {
        query(
          new QueryDescribedOnce(statement, known, (error, result) => {
            if (error) reject(error);
            else resolve(result);
          }),
        );
      });
    }) as typeof client.query;
  });
}
