import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { ApprovalRow } from '@daftar/domain';
import { unavailable } from '../../basics/problems.ts';
import { prepareReader, type Reader, takeReader } from './ready-reader.ts';
import type { SheetMessage } from './sheet-process.ts';
import { UploadProblem } from './upload-problem.ts';

export interface ReadFile {
  rows: ApprovalRow[];
  sha256: string;
}

/**
 * Time limits, so that an upload is answered within 12 s. A reader that does not start in time means a busy machine (503);
 * one that does not finish means a bad file (400).
 */
const TO_START_MS = 4_000;
const TO_READ_MS = 6_000;
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = 5;
const NICE = 5;
const busy = () => unavailable('approvalFile.busy', {}, WAIT_SECONDS);
let reading = 0;

/** Reads an approval file in a child process, so that a malicious file cannot block other requests. */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  if (reading >= MOST_AT_ONCE) throw busy();
  reading += 1;
  const reader = takeReader();
  try {
    return await answerOf(reader, bytes);
  } finally {
    reader.process.kill('SIGKILL');
    reading -= 1;
    prepareReader();
  }
}

/** Lowers the reader's priority, so that requests come before a long file. Called after the start, which should be fast. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // The process has ended; its exit event is handled.
  }
}

async function answerOf({ process: reader, hasStarted }: Reader, bytes: Buffer): Promise<ReadFile> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const rows: ApprovalRow[] = [];
      const startReading = () => {
        clearTimeout(timer);
        lowerPriority(reader);
        timer = setTimeout(() => reject(new UploadProblem('too-slow')), TO_READ_MS);
      };
      timer = setTimeout(() => reject(busy()), TO_START_MS);
      if (hasStarted) startReading();
      reader.on('message', (message: SheetMessage) => {
        if ('started' in message) startReading();
        else if ('rows' in message) for (const row of message.rows) rows.push(row);
        else if ('sha256' in message) resolve({ rows, sha256: message.sha256 });
        else reject(new UploadProblem(message.fault, message.says));
      });
      // The process could not be started.
      reader.on('error', () => reject(busy()));
      // Out of memory, or a forbidden operation: the file is bad.
      reader.on('exit', () => reject(new UploadProblem('broken-file')));
      // Ignored, because the exit event of a dead process is handled.
      reader.stdin?.on('error', () => {});
      reader.stdin?.end(bytes);
    });
  } finally {
    clearTimeout(timer);
  }
}
