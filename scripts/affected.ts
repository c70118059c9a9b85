import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { allFiles, changedFiles } from './affected/changed-files.ts';
import { contractTests, isOfContract } from './affected/contract-tests.ts';
import { distances, importGraph } from './affected/import-graph.ts';
import { type Job, runJobs } from './affected/run-jobs.ts';
import { selectTests } from './affected/select-tests.ts';
import { slowTests, testCost } from './affected/test-cost.ts';
import { typeJob } from './affected/type-job.ts';
import { affectedPackages, noticedFiles, packageOf, workspacePackages } from './affected/workspace.ts';

/** Seconds of one core that the tests may take beside lint and types, so that all of it ends within 40 s on two cores. */
const TEST_BUDGET = 30;
/** Of these, the seconds that the contract's own tests take. */
const CONTRACT_SECONDS = 10;

const { since, whole } = parseArgs({
  options: { since: { type: 'string', default: 'main' }, whole: { type: 'boolean', default: false } },
}).values;
const files = allFiles().filter((file) => existsSync(file));
const changed = changedFiles(since);
const present = changed.filter((file) => existsSync(file));
const packages = workspacePackages('.', files);
const own = [...new Set(changed.flatMap((file) => packageOf(packages, file)?.folder ?? []))];
const imported = new Map(packages.flatMap((one) => [...(one.imported ?? [])]));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const graph = importGraph(files, textOf, imported);
const noticed = noticedFiles(packages, changed, (file) => new Set(distances(graph, [file]).keys()));
const inContract = changed.some((file) => file.startsWith('openapi/'));

function lintJobs(): Job[] {
  const jobs: Job[] = [];
  if (present.length > 0)
    jobs.push({
      name: 'style of changed files',
      command: ['biome', 'check', '--no-errors-on-unmatched', ...present],
    });
  if (inContract)
    jobs.push(
      { name: 'contract rules', command: ['pnpm', '--filter', '@daftar/openapi', 'run', 'lint'] },
      { name: 'contract drift', command: ['pnpm', '--filter', '@daftar/openapi', 'run', 'drift'] },
    );
  if (own.includes('packages/domain'))
    jobs.push({ name: 'unused exports of the domain', command: ['node', 'scripts/domain-exports.ts'] });
  if (own.length > 0)
    jobs.push({
      name: 'imports of changed packages',
      command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...own],
    });
  return jobs;
}

/** The names of the changed areas and files, such as `merchants`. */
const names = changed.map((file) => /\/areas\/([^/]+)\//.exec(file)?.[1] ?? path.parse(file).name);
const mentions = (file: string): number =>
  [...new Set(names)].reduce((sum, name) => sum + textOf(file).split(name).length - 1, 0);

function testJobs(): Job[] {
  const { run, left } = selectTests(graph, changed, {
    preferred: changed.some(isOfContract) ? contractTests : [],
    mentions,
    cost: testCost,
    budget: whole ? Infinity : TEST_BUDGET - (inContract ? CONTRACT_SECONDS : 0),
  });
  const ours = run.filter((file) => !(inContract && file.startsWith('openapi/')));
  if (left.length > 0)
    console.log(
      `${left.length} more related test files are left to \`pnpm affected --whole\` or \`pnpm unit\``,
    );
  for (const file of left.filter((one) => one in slowTests)) console.log(`  among them the slow ${file}`);
  // One run for all files: Vitest runs the test files whose path contains one of these paths.
  const paths = [...ours, ...(inContract ? ['openapi/test/'] : [])];
  return paths.length > 0
    ? [
        {
          name: `${ours.length} related test files${inContract ? ', those of the contract' : ''}`,
          command: ['vitest', 'run', ...paths],
        },
      ]
    : [];
}

/**
 * Checks what changed since this branch left main, or `--since <ref>`, committed or not: lint of the changed files, types of
 * the changed packages and of those that use them, and the nearest related tests (`--whole`: all related tests).
 */
const types = affectedPackages(packages, changed, noticed)
  .filter(({ folder }) => existsSync(`${folder}/tsconfig.json`))
  .map(({ folder }) => typeJob(folder));
const ofScripts = changed.some((file) => /^(scripts\/|[^/]+\.(ts|json)$)/.test(file)) ? [typeJob('.')] : [];
console.log(`${changed.length} files changed since ${since}, in ${own.join(', ') || 'no package'}\n`);
await runJobs([...testJobs(), ...lintJobs(), ...types, ...ofScripts]);
