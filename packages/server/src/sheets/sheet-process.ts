import { createHash } from 'node:crypto';
import { readApprovals } from './approval-rows.ts';
import { readGrid } from './grid-rows.ts';
import { readers } from './readers.ts';
import { type FaultValues, SheetFault } from './sheet-fault.ts';
import type { SheetNames } from './sheet-row.ts';
import type { UploadFault } from './upload-problem.ts';

/** Messages of the reader process: its program is loaded, a batch of rows, the file's hash after the last row, or an error. */
export type SheetMessage =
  | { started: true }
  | { rows: readonly unknown[] }
  | (SheetNames & { sha256: string })
  | { fault: UploadFault; explanation: string | undefined; values: FaultValues | undefined };

/** Rows per message; few, so that receiving a message does not block the server. */
const BATCH = 1_000;
/** Bytes before each file: 4 with its length, 4 with that of the titles before it, 1 with the kind of reader. */
const HEAD = 9;

const say = (message: SheetMessage) => process.send?.(message);

async function run({ bytes, how, titles }: Sent): Promise<void> {
  try {
    const { rows, ...names } =
      how === readers.grid ? await readGrid(bytes, titles) : await readApprovals(bytes);
    for (let at = 0; at < rows.length; at += BATCH) say({ rows: rows.slice(at, at + BATCH) });
    say({ ...names, sha256: createHash('sha256').update(bytes).digest('hex') });
  } catch (error) {
    const refused = error instanceof SheetFault ? error : new SheetFault('broken-file');
    const { fault, explanation, values } = refused;
    say({ fault, explanation, values });
  }
}

interface Sent {
  bytes: Buffer;
  how: number;
  titles: readonly string[];
}

/** Yields the files that the server sends. The server sends the next one after it has received the result of the last one. */
async function* files(): AsyncGenerator<Sent> {
  let pieces: Buffer[] = [];
  let received = 0;
  let expected: number | undefined;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    pieces.push(piece);
    received += piece.length;
    if (received < HEAD) continue;
    if (expected === undefined) {
      const head = Buffer.concat(pieces);
      expected = HEAD + head.readUInt32LE() + head.readUInt32LE(4);
    }
    if (received < expected) continue;
    const all = Buffer.concat(pieces);
    const start = HEAD + all.readUInt32LE(4);
    const titles: string[] = JSON.parse(all.toString('utf8', HEAD, start));
    const file = { bytes: all.subarray(start), how: all.readUInt8(HEAD - 1), titles };
    pieces = [];
    received = 0;
    expected = undefined;
    yield file;
  }
}

// A malicious file must not be able to change how the next one is read (prototype pollution).
for (const { prototype } of [Object, Array, Map, Set, String, Function]) Object.preventExtensions(prototype);
say({ started: true });
for await (const file of files()) await run(file);
