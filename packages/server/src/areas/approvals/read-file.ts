import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { ApprovalRow } from '@daftar/domain';
import { unavailable } from '../../basics/problems.ts';
import { type ReaderName, readers } from './readers.ts';
import { keepReader, prepareReader, type Reader, takeReader } from './ready-reader.ts';
import type { SheetMessage } from './sheet-process.ts';
import { type UploadFault, UploadProblem } from './upload-problem.ts';

export interface ReadFile<Row = ApprovalRow> {
  rows: Row[];
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

/** A reader that has read more than this is not used again, because its memory would stay large. */
const SMALL_BYTES = 262_144;
const SMALL_ROWS = 5_000;
/** Faults of files that the parser could read, or that it was not given. */
const HARMLESS: ReadonlySet<UploadFault> = new Set(['not-a-sheet', 'no-columns', 'no-rows', 'formula']);

/** Reads an approval file. */
export const readFile = (bytes: Buffer): Promise<ReadFile> => readInChild<ApprovalRow>(bytes, 'approval');

/** Reads the cells of a CSV, xlsx or xls file as text, row by row. */
export const readGridFile = (bytes: Buffer): Promise<ReadFile<string[]>> =>
  readInChild<string[]>(bytes, 'grid');

/**
 * Reads a file in a child process, so that a malicious file cannot block other requests. The process reads further
 * files after a small one that its parser could read.
 */
async function readInChild<Row>(bytes: Buffer, how: ReaderName): Promise<ReadFile<Row>> {
  if (reading >= MOST_AT_ONCE) throw busy();
  reading += 1;
  const reader = takeReader();
  let isGood = false;
  try {
    const file = await answerOf<Row>(reader, bytes, how);
    isGood = file.rows.length <= SMALL_ROWS;
    return file;
  } catch (error) {
    isGood = error instanceof UploadProblem && HARMLESS.has(error.fault);
    throw error;
  } finally {
    if (isGood && bytes.length <= SMALL_BYTES) keepReader(reader);
    else reader.process.kill('SIGKILL');
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

/** Sends a file to a reader: its length in four bytes, how it is read in one, then its bytes. */
function sendFile({ stdin }: ChildProcess, bytes: Buffer, how: ReaderName): void {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(bytes.length);
  head.writeUInt8(readers[how], 4);
  stdin?.write(head);
  stdin?.write(bytes);
}

async function answerOf<Row>(
  { process: reader, hasStarted }: Reader,
  bytes: Buffer,
  how: ReaderName,
): Promise<ReadFile<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile<Row>>();
  const rows: Row[] = [];
  let timer = setTimeout(() => reject(busy()), TO_START_MS);
  const startReading = () => {
    clearTimeout(timer);
    lowerPriority(reader);
    timer = setTimeout(() => reject(new UploadProblem('too-slow')), TO_READ_MS);
  };
  const hear = (message: SheetMessage) => {
    if ('started' in message) startReading();
    else if ('rows' in message) for (const row of message.rows) rows.push(row as Row);
    else if ('sha256' in message) resolve({ rows, sha256: message.sha256 });
    else reject(new UploadProblem(message.fault, message.says));
  };
  // The process could not be started.
  const fail = () => reject(busy());
  // Out of memory, or a forbidden operation: the file is bad.
  const end = () => reject(new UploadProblem('broken-file'));
  if (hasStarted) startReading();
  reader.on('message', hear).on('error', fail).on('exit', end);
  sendFile(reader, bytes, how);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    reader.off('message', hear).off('error', fail).off('exit', end);
  }
}
