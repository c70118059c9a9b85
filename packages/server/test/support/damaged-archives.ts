import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Frame, frame, readFrames } from '../../src/backup/frames.ts';

/** A name, the expected error, and a function that makes the file. */
type Damaged = [what: string, sentence: RegExp, make: () => Promise<string> | string];

async function framesOf(archive: string): Promise<Frame[]> {
  const bytes = gunzipSync(readFileSync(archive));
  const frames: Frame[] = [];
  for await (const one of readFrames(
    (async function* () {
      yield bytes;
    })(),
  ))
    frames.push(one);
  return frames;
}

const edited = (frames: Frame[], at: number, edit: (text: string) => string): Frame[] =>
  frames.map((one, index) =>
    index === at ? { ...one, payload: Buffer.from(edit(one.payload.toString('latin1')), 'latin1') } : one,
  );

const flip = (text: string) => `${text[0] === '0' ? '1' : '0'}${text.slice(1)}`;

function withoutATable(frames: Frame[]): Frame[] {
  const start = frames.findIndex(({ kind }) => kind === 'T');
  const end = frames.findIndex(({ kind }) => kind === 'E');
  return [...frames.slice(0, start), ...frames.slice(end + 1)];
}

function withAnotherSum(frames: Frame[]): Frame[] {
  const filled = frames.findLastIndex(({ kind }) => kind === 'D');
  return edited(frames, filled + 1, (text) =>
    text.replace(/"sha256":"(\w+)"/, (_all, sum) => `"sha256":"${flip(sum)}"`),
  );
}

const ofAnotherSchema = (frames: Frame[]): Frame[] =>
  edited(frames, 0, (text) =>
    JSON.stringify({ ...JSON.parse(text), schema: { migrations: ['0001-accounts'], jobs: 1 } }),
  );

function withAForeignTable(frames: Frame[]): Frame[] {
  const start = frames.findIndex(({ kind }) => kind === 'T');
  return edited(frames, start, (text) => text.replace(/"name":"\w+"/, '"name":"pg_authid"'));
}

/** Returns damaged copies of the archive `whole` in the folder, which a restore must reject. */
export function damagedArchives(folder: string): Damaged[] {
  const file = (name: string) => path.join(folder, name);
  const kept = (name: string, bytes: string | Buffer): string => {
    writeFileSync(file(name), bytes);
    return file(name);
  };
  /** Changes the archive's frames and writes them again with valid gzip checksums. */
  const changed = async (name: string, change: (frames: Frame[]) => Frame[]): Promise<string> => {
    const frames = change(await framesOf(file('whole')));
    return kept(name, gzipSync(Buffer.concat(frames.map(({ kind, payload }) => frame(kind, payload)))));
  };
  const cutShort = () => kept('short', readFileSync(file('whole')).subarray(0, -500));
  return [
    ['a missing file', /cannot be read \(ENOENT\)/, () => file('nowhere')],
    ['a file that is not gzip', /damaged or cut short/, () => kept('text', 'hello')],
    [
      'a gzip file that is not an archive',
      /not an archive of Daftar/,
      () => kept('other', gzipSync('a,b,c\n1,2,3\n')),
    ],
    ['a truncated archive', /damaged or cut short/, cutShort],
    ['one without its end', /ends too early/, () => changed('endless', (frames) => frames.slice(0, -1))],
    [
      'one without a table',
      /does not hold as many tables and rows as it states/,
      () => changed('tableless', withoutATable),
    ],
    ['a checksum of other rows', /rows of \w+ do not match/, () => changed('sums', withAnotherSum)],
    [
      'another version of the schema',
      /0001-accounts.*Restore it with the version of Daftar that wrote it/s,
      () => changed('older', ofAnotherSchema),
    ],
    [
      'a table that is not here',
      /with columns that this database does not have/,
      () => changed('foreign', withAForeignTable),
    ],
  ];
}
