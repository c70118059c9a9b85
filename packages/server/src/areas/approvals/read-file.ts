import { Worker } from 'node:worker_threads';
import type { ApprovalRow } from '@daftar/domain';
import { unavailable } from '../../problems.ts';
import type { SheetMessage } from './sheet-worker.ts';
import { UploadProblem } from './upload-problem.ts';

export interface ReadFile {
  rows: ApprovalRow[];
  sha256: string;
}

/** Whoever uploads is answered within 12 s, the time of sending included. */
const PATIENCE_MS = 9_000;
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = 5;
let reading = 0;

/** Reads an approval file in a thread of its own: whatever is in it, others are answered meanwhile. */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  if (reading >= MOST_AT_ONCE)
    throw unavailable('Other files are being read. Please try again in a moment', WAIT_SECONDS);
  reading += 1;
  try {
    return await inWorker(bytes);
  } finally {
    reading -= 1;
  }
}

async function inWorker(bytes: Buffer): Promise<ReadFile> {
  // A copy of its own: the bytes may lie in a pool that others read from.
  const own = new Uint8Array(bytes).buffer;
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: own,
    transferList: [own],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const rows: ApprovalRow[] = [];
      timer = setTimeout(() => reject(new UploadProblem('too-slow')), PATIENCE_MS);
      worker.on('message', (message: SheetMessage) => {
        if ('rows' in message) for (const row of message.rows) rows.push(row);
        else if ('sha256' in message) resolve({ rows, sha256: message.sha256 });
        else reject(new UploadProblem(message.fault, message.says));
      });
      // Out of memory, or something that no parser should throw: the file is to blame.
      worker.on('error', () => reject(new UploadProblem('broken-file')));
      worker.on('exit', () => reject(new UploadProblem('broken-file')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
