import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ApprovalRow } from '@daftar/domain';
import { unavailable } from '../../basics/problems.ts';
import { readerArguments } from './reader-arguments.ts';
import type { SheetMessage } from './sheet-process.ts';
import { UploadProblem } from './upload-problem.ts';

export interface ReadFile {
  rows: ApprovalRow[];
  sha256: string;
}

/** Whoever uploads is answered within 12 s, the time of sending included. Not to start is the machine's fault, not to end the file's. */
const TO_START_MS = 4_000;
const TO_READ_MS = 6_000;
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = 5;
const NICE = 5;
const busy = () => unavailable('approvalFile.busy', {}, WAIT_SECONDS);
let reading = 0;

/** Reads an approval file in a process of its own: whatever is in it, others are answered meanwhile. */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  if (reading >= MOST_AT_ONCE) throw busy();
  reading += 1;
  const reader = startReader();
  try {
    return await answerOf(reader, bytes);
  } finally {
    reader.kill('SIGKILL');
    reading -= 1;
  }
}

/** A process that has no secret in its surroundings, and of the files none but the program's own to read. */
function startReader(): ChildProcess {
  return fork(realpathSync(fileURLToPath(new URL('./sheet-process.ts', import.meta.url))), {
    execArgv: readerArguments(),
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
}

/** Whoever waits for an answer comes before a long file; a reader that only starts has no time to lose. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // It has ended by now, and tells so by its exit.
  }
}

async function answerOf(reader: ChildProcess, bytes: Buffer): Promise<ReadFile> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const rows: ApprovalRow[] = [];
      timer = setTimeout(() => reject(busy()), TO_START_MS);
      reader.on('message', (message: SheetMessage) => {
        if ('started' in message) {
          clearTimeout(timer);
          giveWay(reader);
          timer = setTimeout(() => reject(new UploadProblem('too-slow')), TO_READ_MS);
        } else if ('rows' in message) for (const row of message.rows) rows.push(row);
        else if ('sha256' in message) resolve({ rows, sha256: message.sha256 });
        else reject(new UploadProblem(message.fault, message.says));
      });
      // The machine had no process to give.
      reader.on('error', () => reject(busy()));
      // Out of memory, or something that no parser should do: the file is to blame.
      reader.on('exit', () => reject(new UploadProblem('broken-file')));
      // A process that dies meanwhile tells it by its exit.
      reader.stdin?.on('error', () => {});
      reader.stdin?.end(bytes);
    });
  } finally {
    clearTimeout(timer);
  }
}
