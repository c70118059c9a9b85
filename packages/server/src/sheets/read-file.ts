import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { Busy, unavailable } from '../basics/problems.ts';
import { processorMs } from '../basics/processor-ms.ts';
import type { ApprovalSheetRow } from './approval-rows.ts';
import { type ReaderName, readers } from './readers.ts';
import { keepReader, prepareReader, prepareReaderLater, type Reader, takeReader } from './ready-reader.ts';
import type { SheetMessage } from './sheet-process.ts';
import type { SheetNames, SheetRow } from './sheet-row.ts';
import { type UploadFault, UploadProblem } from './upload-problem.ts';

/** A file's rows in the sheet's order, and the hash of its bytes. */
export interface ReadFile<Row> extends SheetNames {
  rows: Row[];
  sha256: string;
}

/**
 * Time limits, so that an upload gets a response within 50 seconds, before proxies give up: 503 (busy machine) when the
 * reader does not start in time, or has used little processor time when `TO_END_MS` is over; 400 (bad file) when it uses too much processor time.
 */
const TO_START_MS = 4_000;
/**
 * Limit of the reader's processor time. Applies to the elapsed time where the system does not report a process's processor
 * time.
 */
const TO_READ_MS = 12_000;
const TO_END_MS = 45_000;
const LOOK_EVERY_MS = 200;
const MOST_AT_ONCE = 2;
const WAIT_SECONDS = 5;
const NICE = 5;
const busy = () => unavailable('approvalFile.busy', {}, WAIT_SECONDS);
let reading = 0;

/** Limits of a file after which its reader process is used again. After a larger one, the process's memory would stay large. */
const SMALL_BYTES = 262_144;
const SMALL_ROWS = 5_000;
/**
 * Errors after which the reader process can read further files, because its parser did not crash on this file or never
 * received it.
 */
const HARMLESS: ReadonlySet<UploadFault> = new Set(['not-a-sheet', 'no-columns', 'no-rows', 'formula']);

/** Reads an approval file. */
export const readApprovalFile = (bytes: Buffer): Promise<ReadFile<ApprovalSheetRow>> =>
  readInChild<ApprovalSheetRow>(bytes, 'approval', []);

/**
 * Reads the cells of a CSV, xlsx or xls file as text, row by row. `titles` are the titles of the columns that decide something: a
 * file is refused when two readers of workbooks read a cell of such a column differently.
 */
export const readGridFile = (bytes: Buffer, titles: readonly string[]): Promise<ReadFile<SheetRow>> =>
  readInChild<SheetRow>(bytes, 'grid', titles);

/**
 * Reads a file in a child process, so that a malicious file cannot block other requests. Keeps the process for further files if
 * this one was small and readable.
 */
async function readInChild<Row>(
  bytes: Buffer,
  how: ReaderName,
  titles: readonly string[],
): Promise<ReadFile<Row>> {
  if (reading >= MOST_AT_ONCE) throw new Busy('approvalFile.busy', WAIT_SECONDS);
  reading += 1;
  const reader = takeReader();
  let isGood = false;
  let isLarge = false;
  try {
    const file = await readThrough<Row>(reader, () => sendFile(reader.process, bytes, how, titles));
    isLarge = file.rows.length > SMALL_ROWS;
    isGood = !isLarge;
    return file;
  } catch (error) {
    isGood = error instanceof UploadProblem && HARMLESS.has(error.fault);
    throw error;
  } finally {
    if (isGood && bytes.length <= SMALL_BYTES) keepReader(reader);
    else reader.process.kill('SIGKILL');
    reading -= 1;
    if (isLarge) prepareReaderLater();
    else prepareReader();
  }
}

/**
 * Lowers the reader's CPU priority, so that a long file does not slow down requests. Called after the start, which should be
 * fast.
 */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // The process has already ended, which its `exit` event reports.
  }
}

/** Returns a function that returns the processor time and the elapsed time since this call, in milliseconds. */
function stopwatch({ pid = 0 }: ChildProcess): () => { processor: number; elapsed: number } {
  const began = performance.now();
  const before = processorMs(pid);
  return () => {
    const elapsed = performance.now() - began;
    const now = processorMs(pid);
    return { elapsed, processor: before === undefined || now === undefined ? elapsed : now - before };
  };
}

/** Sends a file to a reader: 4 bytes with its length, 4 with that of the titles, 1 with the kind of reader, titles, and bytes. */
function sendFile({ stdin }: ChildProcess, bytes: Buffer, how: ReaderName, titles: readonly string[]): void {
  const names = Buffer.from(JSON.stringify(titles));
  const head = Buffer.alloc(9);
  head.writeUInt32LE(bytes.length);
  head.writeUInt32LE(names.length, 4);
  head.writeUInt8(readers[how], 8);
  stdin?.write(head);
  stdin?.write(names);
  stdin?.write(bytes);
}

async function readThrough<Row>(
  { process: reader, hasStarted }: Reader,
  send: () => void,
): Promise<ReadFile<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile<Row>>();
  const rows: Row[] = [];
  const timer = setTimeout(() => reject(busy()), TO_START_MS);
  let look: NodeJS.Timeout | undefined;
  const startReading = () => {
    clearTimeout(timer);
    lowerPriority(reader);
    const used = stopwatch(reader);
    look = setInterval(() => {
      const { processor, elapsed } = used();
      if (processor > TO_READ_MS) reject(new UploadProblem('too-slow'));
      else if (elapsed > TO_END_MS) reject(busy());
    }, LOOK_EVERY_MS);
  };
  const hear = (message: SheetMessage) => {
    if ('started' in message) startReading();
    else if ('rows' in message) for (const row of message.rows) rows.push(row as Row);
    else if ('sha256' in message) resolve({ ...message, rows });
    else
      reject(new UploadProblem(message.fault, message.explanation, message.values && { ...message.values }));
  };
  // The process could not be started.
  const fail = () => reject(busy());
  // A bad file has ended the process: out of memory, or a forbidden operation.
  const end = () => reject(new UploadProblem('broken-file'));
  if (hasStarted) startReading();
  reader.on('message', hear).on('error', fail).on('exit', end);
  send();
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(look);
    reader.off('message', hear).off('error', fail).off('exit', end);
  }
}
