import { expectTypeOf, test } from 'vitest';
import type { Forms } from './plural.ts';
import type { Dictionary, DisplayText, TemplateWith, Text } from './text.ts';
import type { Texts } from './texts-of.ts';

const uses = ({ t, say, word }: Texts, status: 'Active' | 'Frozen') => {
  word('Active');
  word(status as string);
  // @ts-expect-error: the dictionaries lack one of the listed words.
  word(status);
  t('Merchants');
  // @ts-expect-error: the dictionaries lack this text.
  t('Marchents');
  t('{{provider}} Share');
  t('Page {{page}} of {{pages}}', { page: 1, pages: 2 });
  // @ts-expect-error: a placeholder has no value.
  t('Page {{page}} of {{pages}}', { page: 1 });
  // @ts-expect-error: the placeholders have no values.
  t('Page {{page}} of {{pages}}');
  t('{{count}} selected', { count: { count: 10_000, text: '10,000+' } });
  // @ts-expect-error: a text with a count needs a number.
  t('{{count}} selected', { count: '2' });
  say(t('Found: {{count}}', { count: 2 }));
  // @ts-expect-error: the values are missing.
  say('Found: {{count}}');
};

test('texts, their placeholders and their plural forms are typed', () => {
  expectTypeOf(uses).toBeFunction();
  expectTypeOf<'Merchants'>().toExtend<Text>();
  expectTypeOf<'Found: {{count}}'>().not.toExtend<Text>();
  expectTypeOf<string>().not.toExtend<DisplayText>();
  expectTypeOf<'Package {{number}}'>().toExtend<TemplateWith<'number'>>();
  expectTypeOf<'Merchants'>().not.toExtend<TemplateWith<'number'>>();
  expectTypeOf<{ one: string; other: string }>().toExtend<Forms<'ur'>>();
  expectTypeOf<{ one: string; other: string }>().not.toExtend<Forms<'ar'>>();
  expectTypeOf<Dictionary<'ur'>['{{count}} new']>().toEqualTypeOf<Forms<'ur'>>();
  expectTypeOf<Dictionary<'ur'>['Merchants']>().toEqualTypeOf<string>();
});
