/**
 * An archive is a sequence of frames. A frame is a letter (its kind), the payload's length (4 bytes) and the payload.
 * H: header. For each table T: name and columns, D: rows as COPY writes them, E: row count and hash. Z: end of the archive.
 */
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'Z';

export interface Frame {
  kind: FrameKind;
  payload: Buffer;
}

const HEAD_BYTES = 5;
/** Upper limit of a payload, larger than any that we write. A greater length means that the file is not an archive. */
const MOST_BYTES = 16 << 20;
const KINDS = 'HTDEZ';

/** The file is not an archive of Daftar, or is damaged or incomplete. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
}

export function frame(kind: FrameKind, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

export const jsonFrame = (kind: FrameKind, value: unknown): Buffer =>
  frame(kind, Buffer.from(JSON.stringify(value)));

/** Yields the frames of a byte stream; keeps at most one frame in memory. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame, void, undefined> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    for (let length = lengthOf(held); length !== undefined; length = lengthOf(held)) {
      const end = HEAD_BYTES + length;
      if (held.length < end) break;
      yield { kind: kindOf(held), payload: held.subarray(HEAD_BYTES, end) };
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw new ArchiveError('The archive ends in the middle of a table');
}

function lengthOf(held: Buffer): number | undefined {
  if (held.length < HEAD_BYTES) return undefined;
  const length = held.readUInt32BE(1);
  kindOf(held);
  if (length > MOST_BYTES) throw new ArchiveError('This is not an archive of Daftar');
  return length;
}

function kindOf(held: Buffer): FrameKind {
  const kind = held.toString('latin1', 0, 1);
  if (!KINDS.includes(kind)) throw new ArchiveError('This is not an archive of Daftar');
  return kind as FrameKind;
}
