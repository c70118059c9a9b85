import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readerArguments } from './reader-arguments.ts';

/** A process that reads one file. It has started when it has loaded its program. */
export interface Reader {
  process: ChildProcess;
  hasStarted: boolean;
}

/** The reader that waits for the next file: starting one takes longer than reading a small file. */
let waiting: Reader | undefined;

/** Starts a child process without environment variables that may read only the program's files. */
function startReader(): Reader {
  const child = fork(realpathSync(fileURLToPath(new URL('./sheet-process.ts', import.meta.url))), {
    execArgv: readerArguments(),
    env: {},
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const reader: Reader = { process: child, hasStarted: false };
  child.once('message', () => {
    reader.hasStarted = true;
  });
  return reader;
}

/** Starts a reader for the next file, unless one waits. It does not keep this process alive. */
export function prepareReader(): void {
  if (waiting) return;
  const reader = startReader();
  waiting = reader;
  const forget = () => {
    if (waiting === reader) waiting = undefined;
  };
  reader.process.once('exit', forget);
  // An error without a listener would end this process.
  reader.process.on('error', forget);
  reader.process.stdin?.on('error', forget);
  reader.process.unref();
  reader.process.channel?.unref();
}

/** Returns the reader that waits, or starts one. */
export function takeReader(): Reader {
  const reader = waiting ?? startReader();
  waiting = undefined;
  reader.process.ref();
  reader.process.channel?.ref();
  return reader;
}

/** Ends the reader that waits. */
export function endReader(): void {
  waiting?.process.kill('SIGKILL');
  waiting = undefined;
}
