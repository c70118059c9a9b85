/** The position of the focused cell: row and column from 0; row 0 is the header. */
export type GridPosition = { readonly row: number; readonly column: number };

export type GridSize = {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows visible at once. */
  readonly visible: number;
};

export type GridKey = {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
};

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last));

/** Returns the position that a key moves to; undefined for other keys. Left and right swap in RTL. */
export function nextPosition(
  from: GridPosition,
  { key, ctrlKey, metaKey }: GridKey,
  { rows, columns, visible }: GridSize,
  rightToLeft: boolean,
): GridPosition | undefined {
  const forward = rightToLeft ? -1 : 1;
  const far = ctrlKey || metaKey;
  const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [from.row - 1, from.column],
    ArrowDown: [from.row + 1, from.column],
    ArrowRight: [from.row, from.column + forward],
    ArrowLeft: [from.row, from.column - forward],
    Home: [far ? 0 : from.row, 0],
    End: [far ? rows - 1 : from.row, columns - 1],
    PageUp: [from.row - visible, from.column],
    PageDown: [from.row + visible, from.column],
  };
  const move = moves[key];
  return move && { row: clamp(move[0], rows - 1), column: clamp(move[1], columns - 1) };
}
