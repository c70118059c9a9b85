import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { arithmeticIn } from './money-arithmetic/find-arithmetic.ts';
import { DecimalFlow } from './money-arithmetic/is-decimal.ts';
import { markedProgram, names } from './money-arithmetic/marked-program.ts';
import { SourceIndex } from './money-arithmetic/source-index.ts';

const root = resolve(import.meta.dirname, '..');
const packages = [
  ...['web', 'server', 'checkout-widget', 'demo', 'sandboxes', 'sdk'].map((name) => `packages/${name}`),
  'examples/merchant-shop',
];
const files = packages
  .flatMap((name) => globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.(test|test-d|spec)\.tsx?$/.test(file))
  .map((file) => resolve(root, file));
const program = markedProgram(files);
const checker = program.getTypeChecker();
const sources = files.flatMap((file) => program.getSourceFile(file) ?? []);
const flow = new DecimalFlow(checker, new SourceIndex(checker, sources), names.allFields);
const found = sources.flatMap((source) => arithmeticIn(checker, flow, source));
for (const { file, line, code } of found)
  console.error(`${relative(root, file)}:${line} computes with money as a float: ${code}`);
if (found.length > 0) {
  console.error("Use the domain's money or decimals instead.");
  process.exitCode = 1;
}
