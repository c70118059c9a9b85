import { countHoles, type Language, languages } from '@daftar/domain';
import arabicCounted from '@daftar/words/web/ar/counted.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { texts as arabic } from './ar.ts';
import { english } from './en.ts';
import type { Entry } from './plural.ts';
import { textsOf } from './texts-of.ts';
import { texts as urdu } from './ur.ts';

const dictionaries: Readonly<Record<Language, Readonly<Record<string, Entry>>>> = {
  ...{ en: english, ar: arabic, ur: urdu },
};
const counts = [0, 1, 2, 3, 11, 100];
const countHole = (text: string) => countHoles.find((name) => text.includes(`{{${name}}}`)) ?? '';
const holesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const counting = Object.keys(arabicCounted);

/** Returns a text in a language with a count; the other placeholders are filled with their names. */
function said(language: Language, text: string, count: number): string {
  const others = Object.fromEntries(holesOf(text).map((name) => [name, `‹${name}›`]));
  const { t } = textsOf(language, dictionaries[language], 'Walee');
  return (t as (key: string, values: object) => string)(text, { ...others, [countHole(text)]: count });
}

test.each(languages)('%s has a form for each of its plural categories', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  for (const text of counting)
    expect(Object.keys(dictionaries[language][text] ?? {}).toSorted(), text).toEqual(categories);
});

test.each(languages)(
  'each form of a text with a count in %s has the placeholders of the text',
  (language) => {
    for (const text of counting)
      for (const [category, form] of Object.entries(dictionaries[language][text] ?? {})) {
        const inWords = language === 'ar' && ['zero', 'one', 'two'].includes(category);
        const expected = holesOf(text).filter((name) => !inWords || name !== countHole(text));
        expect(holesOf(form), `${text} ${category}`).toEqual(expected);
      }
  },
);

test('a text in which a number stands before a word has plural forms', () => {
  const before = new RegExp(`\\{\\{(${countHoles.join('|')})\\}\\} (?!of )[a-z]`);
  expect(Object.keys(arabic).filter((text) => before.test(text) && !counting.includes(text))).toEqual([]);
});

test('Arabic counts rows in all of its forms', () => {
  expect(counts.map((count) => said('ar', '{{count}} selected', count))).toEqual([
    'لا صفوف محددة',
    'صف واحد محدد',
    'صفان محددان',
    '3 صفوف محددة',
    '11 صفًا محددًا',
    '100 صف محدد',
  ]);
});

test('a number is written as given; its form follows its value', () => {
  const { t } = textsOf('ar', arabic, 'Walee');
  expect(t('{{count}} selected', { count: { count: 1203, text: '1,203' } })).toBe('1,203 صفوف محددة');
  expect(t('{{count}} selected', { count: { count: 10_000, text: '10,000+' } })).toBe('10,000+ صف محدد');
});

test('a message of the server with a count has the plural form of its number', () => {
  const { say } = textsOf('ar', arabic, 'Walee');
  const after = (count: number) => say({ code: 'access.tooManyRequests', values: { count } });
  expect([1, 2, 5, 30].map(after).map((text) => text.split('بعد ')[1])).toEqual([
    'ثانية واحدة',
    'ثانيتين',
    '5 ثوانٍ',
    '30 ثانية',
  ]);
  const english = textsOf('en', dictionaries.en, 'Walee');
  expect(english.say({ code: 'access.tooManyGuesses', values: { count: 1 } })).toContain('in 1 minute');
});
