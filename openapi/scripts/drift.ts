import { existsSync, readFileSync } from 'node:fs';
import { generatedFiles } from './generated-files.ts';

/** Fails when a committed file is not what the contract makes now. */
const stale = (await generatedFiles())
  .filter(({ location, text }) => !existsSync(location) || readFileSync(location, 'utf8') !== text)
  .map(({ name }) => name);
if (stale.length > 0) {
  console.error(
    `Not what the contract makes now: ${stale.join(', ')}. Run pnpm generate and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log('Every generated file is what the contract makes.');
}
