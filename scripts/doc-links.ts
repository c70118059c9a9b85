import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks } from './doc-links/broken-links.ts';
import { missingNames } from './doc-links/missing-names.ts';

/** Fails when a document links to a file that does not exist, or names something that the linked file does not contain. */
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trimEnd().split('\n');
const faults = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8');
  const fileOf = (target: string) => path.join(path.dirname(document), target);
  const read = (target: string) => {
    const file = fileOf(target);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
  };
  return [
    ...brokenLinks(text, (target) => existsSync(fileOf(target))).map((target) => `${target} does not exist`),
    ...missingNames(text, read).map((name) => `there is no ${name}`),
  ].map((fault) => `${document}: ${fault}`);
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`All links of ${documents.length} documents lead to files.`);
