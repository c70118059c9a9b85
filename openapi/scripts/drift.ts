import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles, leftoverFiles } from './generated-files.ts';

/** Fails when a committed generated file differs from what the contract generates now. */
const files = await generatedFiles();
const changed = files
  .filter(({ location, text }) => !existsSync(location) || readFileSync(location, 'utf8') !== text)
  .map(({ name }) => name);
const stale = [...changed, ...leftoverFiles(files).map((location) => path.basename(location))];
if (stale.length > 0) {
  console.error(
    `Not what the contract makes now: ${stale.join(', ')}. Run pnpm generate and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log('Every generated file is what the contract makes.');
}
