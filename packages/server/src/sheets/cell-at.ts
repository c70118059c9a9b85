import type { Cell } from './csv.ts';

/** A field of what the wire shows; a dot leads into an object. */
export function cellAt(wire: Record<string, unknown>, column: string): Cell {
  let value: unknown = wire;
  for (const name of column.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  if (value === null || value === undefined) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
}
