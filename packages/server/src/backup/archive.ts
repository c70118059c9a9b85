import * as v from 'valibot';
import { ArchiveError, type Frame, type FrameKind } from './frames.ts';

export const FORMAT = 'daftar-backup';
export const FORMAT_VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The archive's first frame. */
export const Header = v.object({
  format: v.literal(FORMAT, 'This is not an archive of Daftar'),
  version: v.literal(FORMAT_VERSION, 'The archive has a format version that this Daftar does not know'),
  takenAt: v.string(),
  /** Applied migrations, and the job queue's migration number. Both must equal those of the target database. */
  schema: v.object({ migrations: v.array(v.string()), jobs: count }),
});
export const TableStart = v.object({ schema: v.string(), name: v.string(), columns: v.array(v.string()) });
export const TableEnd = v.object({ rows: count, bytes: count, sha256: v.string() });
export const ArchiveEnd = v.object({ tables: count, rows: count });

export type Header = v.InferOutput<typeof Header>;
export type TableEnd = v.InferOutput<typeof TableEnd>;
export type ArchiveEnd = v.InferOutput<typeof ArchiveEnd>;

/** Parses the JSON of a frame. Throws `ArchiveError` when the frame is missing, of another kind or invalid. */
export function readJson<T>(
  frame: Frame | undefined,
  kind: FrameKind,
  schema: v.GenericSchema<unknown, T>,
): T {
  if (!frame) throw new ArchiveError('The archive ends too early');
  if (frame.kind !== kind) throw new ArchiveError('The archive is damaged: its parts are out of order');
  const result = v.safeParse(schema, parse(frame.payload));
  if (!result.success) throw new ArchiveError(result.issues[0].message);
  return result.output;
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    throw new ArchiveError('The archive is damaged');
  }
}
