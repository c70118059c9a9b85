import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readerArguments } from './reader-arguments.ts';

/** A process that reads files, one after the other. `hasStarted` is true once it has loaded its program. */
export interface Reader {
  process: ChildProcess;
  hasStarted: boolean;
}

/** The idle reader for the next file. It is started in advance, because starting one takes longer than reading a small file. */
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
  const forget = () => {
    if (waiting === reader) waiting = undefined;
  };
  child.once('exit', forget);
  // Without a listener, an `error` event would end this process.
  child.on('error', forget);
  child.stdin?.on('error', forget);
  return reader;
}

/** Makes this the idle reader. An idle reader does not keep this process alive. */
function wait(reader: Reader): void {
  waiting = reader;
  reader.process.unref();
  reader.process.channel?.unref();
}

/** Starts an idle reader if there is none. */
export function prepareReader(): void {
  if (!waiting) wait(startReader());
}

/** Time in which the rows of a large file are checked and stored, for which the processor is needed. */
const LATER_MS = 2_000;
let timer: NodeJS.Timeout | undefined;

/** Like `prepareReader`, after two seconds. */
export function prepareReaderLater(): void {
  clearTimeout(timer);
  timer = setTimeout(prepareReader, LATER_MS).unref();
}

/** Makes this the idle reader if there is none; otherwise ends it. */
export function keepReader(reader: Reader): void {
  if (waiting || !reader.process.connected) reader.process.kill('SIGKILL');
  else wait(reader);
}

/** Returns the idle reader, or starts one. */
export function takeReader(): Reader {
  const reader = waiting ?? startReader();
  waiting = undefined;
  reader.process.ref();
  reader.process.channel?.ref();
  return reader;
}

/** Ends the idle reader. */
export function endReader(): void {
  clearTimeout(timer);
  waiting?.process.kill('SIGKILL');
  waiting = undefined;
}
