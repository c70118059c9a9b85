import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles, leftoverFiles } from './generated-files.ts';

/** Writes every file that is generated from the contract. */
const files = await generatedFiles();
for (const { name, location, text } of files) {
  mkdirSync(path.dirname(location), { recursive: true });
  writeFileSync(location, text);
  console.log(`wrote ${name}`);
}
for (const location of leftoverFiles(files)) {
  rmSync(location);
  console.log(`removed ${path.basename(location)}`);
}
