import { readFileSync } from 'node:fs';
import { collectPatterns, type Pattern } from './regexes/collect.ts';

// The engine in JavaScript: no Java, no native program.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Patterns that the tool calls slow and that meet short texts only: file and pattern, and what bounds the text. */
const bounded = new Map<string, string>(
  Object.entries(JSON.parse(readFileSync(new URL('./regexes/bounded.json', import.meta.url), 'utf8'))),
);

const verdicts = new Map<string, string>();

function verdictOf({ source, flags }: Pattern): string {
  const key = `/${source}/${flags}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const result = checkSync(source, flags, { timeout: 20_000 });
  const verdict =
    result.status === 'safe'
      ? ''
      : result.status === 'vulnerable'
        ? `${result.complexity.summary}, as with ${result.attack.pattern}`
        : `not judged: ${result.error.kind}`;
  verdicts.set(key, verdict);
  return verdict;
}

/** No regular expression of ours, nor of the contract, backtracks badly. */
const patterns = collectPatterns();
let failed = 0;
const excused = new Set<string>();
for (const pattern of patterns) {
  const verdict = verdictOf(pattern);
  const key = `${pattern.file} /${pattern.source}/${pattern.flags}`;
  if (verdict === '') continue;
  if (bounded.has(key)) excused.add(key);
  else {
    failed += 1;
    console.error(`${key} in line ${pattern.line}\n  ${verdict}`);
  }
}
for (const key of bounded.keys())
  if (!excused.has(key)) {
    failed += 1;
    console.error(`regexes/bounded.json names ${key}, which is gone or safe`);
  }
console.log(`${patterns.length} regular expressions, ${verdicts.size} different, ${failed} to look at`);
process.exitCode = failed > 0 ? 1 : 0;
