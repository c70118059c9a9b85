import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from './generated-files.ts';

/** Writes every file that is made from the contract. */
for (const { name, location, text } of await generatedFiles()) {
  mkdirSync(path.dirname(location), { recursive: true });
  writeFileSync(location, text);
  console.log(`wrote ${name}`);
}
