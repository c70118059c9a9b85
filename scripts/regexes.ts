import { readFileSync } from 'node:fs';
import { collectPatterns, type Pattern } from './regexes/collect.ts';

// Use recheck's JavaScript engine, which needs no Java and no native program.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Patterns that recheck reports as slow but that only match short texts. Key: file and pattern; value: what limits the text. */
const bounded = new Map<string, string>(
  Object.entries(JSON.parse(readFileSync(new URL('./regexes/bounded.json', import.meta.url), 'utf8'))),
);

/** Time limit of one pattern, in ms. The slowest takes 6 s on two cores; a busy machine needs several times that. */
const TIMEOUT = 120_000;

/**
 * Without limits of time for the steps of a check, the verdict depends on the number of matching steps only. With them, a busy
 * machine reports safe patterns as slow.
 */
const NO_STEP_LIMITS = { attackTimeout: null, incubationTimeout: null, recallTimeout: null };

const verdicts = new Map<string, string>();

function verdictOf({ source, flags }: Pattern): string {
  const key = `/${source}/${flags}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const result = checkSync(source, flags, { timeout: TIMEOUT, ...NO_STEP_LIMITS });
  const verdict =
    result.status === 'safe'
      ? ''
      : result.status === 'vulnerable'
        ? `${result.complexity.summary}, for example with ${result.attack.pattern}`
        : `could not be checked: ${result.error.kind}`;
  verdicts.set(key, verdict);
  return verdict;
}

/** Fails when a regular expression of the sources or the contract can backtrack excessively. */
const patterns = collectPatterns();
let failed = 0;
const allowed = new Set<string>();
for (const pattern of patterns) {
  const verdict = verdictOf(pattern);
  const key = `${pattern.file} /${pattern.source}/${pattern.flags}`;
  if (verdict === '') continue;
  if (bounded.has(key)) allowed.add(key);
  else {
    failed += 1;
    console.error(`${key} at line ${pattern.line}\n  ${verdict}`);
  }
}
for (const key of bounded.keys())
  if (!allowed.has(key)) {
    failed += 1;
    console.error(`Remove ${key} from regexes/bounded.json: the pattern no longer exists or is safe`);
  }
console.log(`${patterns.length} regular expressions, ${verdicts.size} different, ${failed} to fix`);
process.exitCode = failed > 0 ? 1 : 0;
