import { expect, test } from 'vitest';
import type { DisplayOptions } from '../../protocol.ts';
import { resolveDisplay } from './display.ts';

test.each([
  [{}, ['ar-EG', 'en'], { locale: 'ar', dir: 'rtl', numerals: 'latn' }],
  [{}, ['fr-FR', 'ur-PK'], { locale: 'ur', dir: 'rtl', numerals: 'latn' }],
  [{}, ['fr-FR'], { locale: 'en', dir: 'ltr', numerals: 'latn' }],
  [{ locale: 'auto' }, ['ar'], { locale: 'ar', dir: 'rtl', numerals: 'latn' }],
  [{ locale: 'en', dir: 'rtl' }, ['ar'], { locale: 'en', dir: 'rtl', numerals: 'latn' }],
  [{ locale: 'ar', numerals: 'arab' }, [], { locale: 'ar', dir: 'rtl', numerals: 'arab' }],
] as [DisplayOptions, string[], object][])(
  'resolves the options %j for a browser in %j',
  (options, languages, display) => {
    expect(resolveDisplay(options, languages)).toEqual(display);
  },
);

test('replaces unknown options with their defaults', () => {
  const options = { locale: 'xx', dir: 'up', numerals: 'roman' } as unknown as DisplayOptions;
  expect(resolveDisplay(options, [])).toEqual({ locale: 'en', dir: 'ltr', numerals: 'latn' });
});
