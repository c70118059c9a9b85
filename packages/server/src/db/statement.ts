import { CompiledQuery, type OperationNodeSource, type RawNode } from 'kysely';
import type { Db } from './transaction.ts';

/** A statement with its values. Only this class becomes SQL text, so a value can never be taken for a part of it. */
class Statement<Row> {
  readonly #pieces: readonly string[];
  readonly #parts: readonly unknown[];

  constructor(pieces: readonly string[], parts: readonly unknown[]) {
    this.#pieces = pieces;
    this.#parts = parts;
  }

  /** Sends the statement and returns its rows. */
  async execute(db: Db): Promise<Row[]> {
    const values: unknown[] = [];
    const query = CompiledQuery.raw(this.#write(values), values);
    const { rows } = await db
      .getExecutor()
      .provideConnection((connection) => connection.executeQuery<Row>(query));
    return rows;
  }

  /** Returns the text, and adds the values of its placeholders to `values`. */
  #write(values: unknown[]): string {
    const [first = '', ...rest] = this.#pieces;
    return rest.reduce((text, piece, index) => {
      const part = this.#parts[index];
      if (part instanceof Statement) return text + part.#write(values) + piece;
      return text + (isRaw(part) ? rawText(part) : `$${values.push(part)}`) + piece;
    }, first);
  }
}

const isRaw = (part: unknown): part is OperationNodeSource =>
  part !== null &&
  typeof part === 'object' &&
  'toOperationNode' in part &&
  typeof part.toOperationNode === 'function';

const rawText = (raw: OperationNodeSource): string =>
  (raw.toOperationNode() as RawNode).sqlFragments.join('');

/**
 * Does what Kysely's `sql` does, without its tree of nodes, which takes more processor time than the text. For the statements that run
 * most often. A part is a value, another statement, or raw SQL without values (`sql.raw`, `named`, `later`).
 */
export const statement = <Row>(pieces: TemplateStringsArray, ...parts: readonly unknown[]): Statement<Row> =>
  new Statement(pieces, parts);
