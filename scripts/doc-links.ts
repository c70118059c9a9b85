import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenLinks } from './doc-links/broken-links.ts';

/** Fails when a document links to a file that does not exist. */
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trimEnd().split('\n');
const broken = documents.flatMap((document) =>
  brokenLinks(readFileSync(document, 'utf8'), (target) =>
    existsSync(path.join(path.dirname(document), target)),
  ).map((target) => `${document}: ${target} does not exist`),
);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exitCode = 1;
else console.log(`All links of ${documents.length} documents lead to files.`);
