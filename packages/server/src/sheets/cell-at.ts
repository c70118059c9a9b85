import type { Cell } from './csv.ts';

/**
 * Returns the value of a column's field in the wire row; a dot separates the names of nested objects. Other objects become
 * JSON.
 */
export function cellAt(wire: Record<string, unknown>, column: string): Cell {
  let value: unknown = wire;
  for (const name of column.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  if (value === null || value === undefined) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
}
