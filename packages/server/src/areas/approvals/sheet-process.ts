import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ApprovalRow } from '@daftar/domain';
import { readSheet, SheetFault } from './read-sheet.ts';
import type { UploadFault } from './upload-problem.ts';

/** Messages of the reader process: it has loaded its program, rows in batches, and the hash at the end; or a fault. */
export type SheetMessage =
  | { started: true }
  | { rows: ApprovalRow[] }
  | { sha256: string }
  | { fault: UploadFault; says: string | undefined };

/** Rows per message; small, so that receiving one does not block the server. */
const BATCH = 1_000;

const say = (message: SheetMessage) => process.send?.(message);

async function run(bytes: Buffer): Promise<void> {
  try {
    const rows = await readSheet(bytes);
    for (let at = 0; at < rows.length; at += BATCH) say({ rows: rows.slice(at, at + BATCH) });
    say({ sha256: createHash('sha256').update(bytes).digest('hex') });
  } catch (error) {
    const refused = error instanceof SheetFault ? error : new SheetFault('broken-file');
    say({ fault: refused.fault, says: refused.says });
  }
}

say({ started: true });
await run(await buffer(process.stdin));
