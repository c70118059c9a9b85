import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX_LINES = 250;
const MAX_MEDIAN = 60;
const EXEMPT =
  /(^|\/)(generated|i18n|locales?|messages)\/|\.gen\.ts$|\.(test|spec|property)\.tsx?$|\.test-d\.tsx?$|\/test\//;

/** Fails when a source file is longer than `MAX_LINES`, or when the median length reaches `MAX_MEDIAN`. */
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
const tooLong = sizes.filter(({ lines }) => lines > MAX_LINES);
console.log(
  `${sizes.length} source files, median ${median} lines, longest ${sizes[0]?.lines ?? 0} (${sizes[0]?.file ?? ''})`,
);
for (const { file, lines } of tooLong) console.error(`${file} has ${lines} lines; the limit is ${MAX_LINES}`);
if (median >= MAX_MEDIAN)
  console.error(`The median file has ${median} lines; it must stay under ${MAX_MEDIAN}`);
process.exitCode = tooLong.length > 0 || median >= MAX_MEDIAN ? 1 : 0;
