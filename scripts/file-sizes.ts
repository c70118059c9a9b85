import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MOST_LINES = 250;
const MOST_MEDIAN = 60;
const EXEMPT =
  /(^|\/)(generated|i18n|locales?|messages)\/|\.gen\.ts$|\.(test|spec|property)\.tsx?$|\.test-d\.ts$|\/test\//;

/** Rooms stay small: no source file over the limit, and the usual one far below. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !EXEMPT.test(file));
const sizes = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines);
const median = sizes[Math.floor(sizes.length / 2)]?.lines ?? 0;
const tooLong = sizes.filter(({ lines }) => lines > MOST_LINES);
console.log(
  `${sizes.length} source files, median ${median} lines, longest ${sizes[0]?.lines ?? 0} (${sizes[0]?.file ?? ''})`,
);
for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines: at most ${MOST_LINES}`);
if (median >= MOST_MEDIAN) console.error(`The median is ${median} lines: it should be under ${MOST_MEDIAN}`);
process.exitCode = tooLong.length > 0 || median >= MOST_MEDIAN ? 1 : 0;
