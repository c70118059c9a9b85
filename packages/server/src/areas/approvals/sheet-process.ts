import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ApprovalRow } from '@daftar/domain';
import { readSheet, SheetFault } from './read-sheet.ts';
import type { UploadFault } from './upload-problem.ts';

/** What the process says: that it has the file, rows, a few at a time, then the end. */
export type SheetMessage =
  | { started: true }
  | { rows: ApprovalRow[] }
  | { sha256: string }
  | { fault: UploadFault; says: string | undefined };

/** So few that whoever takes them in stays responsive. */
const AT_ONCE = 250;

const say = (message: SheetMessage) => process.send?.(message);

async function run(bytes: Buffer): Promise<void> {
  say({ started: true });
  try {
    const rows = await readSheet(bytes);
    for (let at = 0; at < rows.length; at += AT_ONCE) say({ rows: rows.slice(at, at + AT_ONCE) });
    say({ sha256: createHash('sha256').update(bytes).digest('hex') });
  } catch (error) {
    const refused = error instanceof SheetFault ? error : new SheetFault('broken-file');
    say({ fault: refused.fault, says: refused.says });
  }
}

await run(await buffer(process.stdin));
