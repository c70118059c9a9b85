/**
 * An archive is a row of frames: one letter that says what it is, its length, and that many bytes.
 * H the header, then for each table T its name and columns, D its rows as COPY writes them, E its end; Z at last.
 */
export type FrameKind = 'H' | 'T' | 'D' | 'E' | 'Z';

export interface Frame {
  kind: FrameKind;
  payload: Buffer;
}

const HEAD_BYTES = 5;
/** More than any block that we write: a length beyond it is no length. */
const MOST_BYTES = 16 << 20;
const KINDS = 'HTDEZ';

/** The archive cannot be read: not ours, damaged, or cut short. */
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

/** Reads frames as they come; holds one of them at a time. */
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
