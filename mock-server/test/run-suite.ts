import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, target: { type: 'string' } },
});
if (values.target !== undefined && !['prism', 'server'].includes(values.target)) {
  console.error('--target is prism or server');
  process.exit(1);
}
const isPart = values.only !== undefined || values.target !== undefined;

/** Runs the contract suite. `--only <area>` runs one area's cases; `--target prism|server` tests one target. */
const suite = spawn('vitest', ['run', ...(isPart ? ['test/contract.test.ts'] : []), ...positionals], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(values.only !== undefined && { CONTRACT_ONLY: values.only }),
    ...(values.target !== undefined && { CONTRACT_TARGET: values.target }),
  },
});
suite.on('exit', (code) => process.exit(code ?? 1));
