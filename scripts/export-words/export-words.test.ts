import { expect, test } from 'vitest';
import { resultTitles, resultWords } from '../../packages/server/src/areas/approvals/result.ts';
import { listWords } from '../../packages/server/src/areas/exports/columns/list-words.ts';
import { texts as arabic } from '../../packages/web/src/i18n/ar.ts';
import { texts as urdu } from '../../packages/web/src/i18n/ur.ts';

/** Screens translate a word by its English text. */
const inScreens = (dictionary: Readonly<Record<string, unknown>>, english: string) => dictionary[english];

test('the sheets of an exported file are named as the screens are', () => {
  for (const [english, ...words] of Object.values(listWords))
    expect(words, english).toEqual([inScreens(arabic, english), inScreens(urdu, english)]);
});

test('the result of an approval file has the words of the screens', () => {
  const { resultCode: _onlyInTheFile, ...titles } = resultTitles;
  for (const [english, ...words] of Object.values({ ...resultWords, ...titles }))
    expect(words, english).toEqual([inScreens(arabic, english), inScreens(urdu, english)]);
});
