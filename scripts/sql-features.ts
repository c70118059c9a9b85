import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { featuresIn } from './sql-features/features.ts';
import { featureProblems } from './sql-features/problems.ts';

const sources = fileURLToPath(new URL('../packages/server/src/', import.meta.url));
const allowed: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('./sql-features/allowed.json', import.meta.url), 'utf8'),
);

/** Fails when the server uses SQL that some distributed engine lacks, outside of the files where the guide says what replaces it. */
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const uses = new Map(files.map((file) => [file, featuresIn(readFileSync(`${sources}${file}`, 'utf8'))]));
const problems = featureProblems(uses, allowed);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('See docs/guides/distributed-postgres.md; the list is scripts/sql-features/allowed.json');
  process.exitCode = 1;
}
