import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { breakingChanges } from '../breaking/breaking-changes.ts';
import { mayBreak } from '../breaking/may-break.ts';
import { releasedContract } from '../breaking/released-contract.ts';

/** Fails when the contract breaks clients of the last release without a version number that says so. */
const released = releasedContract(fileURLToPath(new URL('../..', import.meta.url)));
if (released === undefined) {
  console.log('There is no released tag yet: nothing to compare with.');
} else {
  const now = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));
  const changes = breakingChanges(released.contract, now);
  for (const change of changes) console.log(change);
  if (changes.length === 0) {
    console.log(`Every client of ${released.tag} goes on working.`);
  } else if (mayBreak(released.contract.info, now.info)) {
    console.log(
      `${changes.length} changes break clients of ${released.tag}, as version ${now.info.version} says.`,
    );
  } else {
    console.error(
      `${changes.length} changes break clients of ${released.tag}: undo them, or raise info.version to one that may.`,
    );
    process.exitCode = 1;
  }
}
