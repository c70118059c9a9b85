import {
  accountStatuses,
  carrierTypes,
  countryLists,
  datePresetLabels,
  formRules,
  permissionFlags,
  serviceTypes,
  transactionStatuses,
  userTypes,
} from '@daftar/domain';
import { expect, test } from 'vitest';
import { texts as arabic } from './ar.ts';
import { flagWords } from './permission-words.ts';
import { texts as urdu } from './ur.ts';

const dictionaries = [
  ['Arabic', arabic],
  ['Urdu', urdu],
] as const;
const missingIn = (dictionary: object, texts: Iterable<string>) =>
  [...new Set(texts)].filter((text) => !Object.hasOwn(dictionary, text));

type Rule = { readonly message?: string | Readonly<Record<string, string>> };

const formMessages = Object.values<Readonly<Record<string, Rule>>>(formRules)
  .flatMap((fields) => Object.values(fields))
  .flatMap(({ message = [] }) => (typeof message === 'string' ? [message] : Object.values(message)));

test.each(dictionaries)('%s has a translation of every message of the forms', (_, dictionary) => {
  expect(missingIn(dictionary, formMessages)).toEqual([]);
});

/** Words of the contract that screens show through `word`: statuses, kinds, countries, permissions, periods. */
const contractWords = [
  ...[accountStatuses, transactionStatuses, carrierTypes, userTypes, serviceTypes].flat(),
  ...Object.values(countryLists).flat(),
  ...Object.values(datePresetLabels),
  ...Object.entries(permissionFlags).flatMap(([group, flags]) =>
    flags.flatMap((flag) => flagWords(`${group}.${flag}`)),
  ),
];

test.each(dictionaries)("%s has a translation of the contract's words", (_, dictionary) => {
  expect(missingIn(dictionary, contractWords)).toEqual([]);
});
