/**
 * How a form's field is saved. `given`: as it was sent. `optional`: an empty or missing value becomes null. `kept`: a missing
 * value leaves the stored one. A function returns the columns, for a field that is stored in another form.
 */
type Write<Form, Name, Value> =
  | (Name extends keyof Form ? Writable<Form[Name], Value> : never)
  | ((form: Form) => object);
type Writable<Sent, Value> =
  | ([Sent] extends [Value] ? 'given' : never)
  | ([Exclude<Sent, undefined>] extends [Value] ? 'kept' | (null extends Value ? 'optional' : never) : never);

/** Converts a column's value to its wire form; undefined omits the field. */
type Read<Row, Value, Shown, Viewer> = (value: Value, row: Row, viewer: Viewer) => Shown | undefined;

type FieldOf<Row, Column extends keyof Row, Name, Shown, Form, Viewer> = {
  column: Column;
  /** SQL expression that lists select instead of the table's own column. */
  sql?: string;
  /** How the field is saved; undefined for a field that forms do not change. */
  write?: Write<Form, Name, Row[Column]>;
  /** Whether exports contain the field; for an object, the exported paths. */
  exported?: true | readonly string[];
} & (NonNullable<Row[Column]> extends Shown
  ? { read?: Read<Row, Row[Column], Shown, Viewer> }
  : { read: Read<Row, Row[Column], Shown, Viewer> });

/** The definition of each field of a record. Without `read`, a field's value is its column's; null omits the field. */
export type Fields<Wire, Row, Form, Viewer> = {
  readonly [Name in keyof Wire]-?: {
    [Column in keyof Row & string]: FieldOf<Row, Column, Name, Exclude<Wire[Name], undefined>, Form, Viewer>;
  }[keyof Row & string];
};

export interface ColumnMap<Wire, Row, Form, Columns, Viewer> {
  /** Columns that lists select. */
  select: string;
  wire: (row: Row, viewer: Viewer) => Wire;
  /** Returns the columns that a form saves. */
  columnsOf: (form: Form) => Columns;
  /** Fields of exported files, in order. A dot separates the names of nested objects. */
  exported: string[];
}

interface AnyField {
  column: string;
  sql?: string;
  read?: (value: unknown, row: unknown, viewer: unknown) => unknown;
  write?: 'given' | 'optional' | 'kept' | ((form: unknown) => object);
  exported?: true | readonly string[];
}

/** Derives a record's list columns, wire form, saved columns and export from one definition per field. */
export function columnMap<
  Wire extends object,
  Row extends object,
  Form extends object,
  Columns,
  Viewer = void,
>(
  /** The table's name or alias in the list's SQL. */
  table: string,
  fields: Fields<Wire, Row, Form, Viewer>,
  /** Further SQL expressions that lists select, for fields that read several columns. */
  also: readonly string[] = [],
): ColumnMap<Wire, Row, Form, Columns, Viewer> {
  const all = Object.entries<AnyField>(fields as never);
  const selected = all.map(([, { column, sql }]) => (sql ? `${sql} as ${column}` : `${table}.${column}`));
  return {
    select: [...new Set([...selected, ...also])].join(', '),
    wire: wireOf(all) as (row: Row, viewer: Viewer) => Wire,
    columnsOf: (form) => written(all, form as Record<string, unknown>) as Columns,
    exported: all.flatMap(([name, { exported }]) => (exported === true ? [name] : (exported ?? []))),
  };
}

/** Prepares arrays once and loops over them, because lists convert hundreds of rows a second. */
function wireOf(all: [string, AnyField][]) {
  const names = all.map(([name]) => name);
  const columns = all.map(([, { column }]) => column);
  const reads = all.map(([, { read }]) => read);
  return (row: Record<string, unknown>, viewer: unknown): Record<string, unknown> => {
    const wire: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) {
      const value = row[columns[at] as string];
      const read = reads[at];
      const shown = read === undefined ? (value ?? undefined) : read(value, row, viewer);
      if (shown !== undefined) wire[names[at] as string] = shown;
    }
    return wire;
  };
}

function written(all: [string, AnyField][], form: Record<string, unknown>): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, { column, write }] of all) {
    const value = form[name];
    if (typeof write === 'function') Object.assign(columns, write(form));
    else if (write === 'optional') columns[column] = value === undefined || value === '' ? null : value;
    else if (write === 'given' || (write === 'kept' && value !== undefined)) columns[column] = value;
  }
  return columns;
}
