import { expect, test } from 'vitest';
import { control, leave, type } from '../../../test/form-page.ts';
import { openApp, pageOf } from '../../../test/open-app.tsx';
import { useArabicDigits } from '../../../test/use-arabic-digits.ts';

test('a number field keeps the text while typing and shows the chosen digits after blur', async () => {
  await useArabicDigits();
  await openApp('/settlement/form/new', { 'GET /settlements/get': pageOf() });
  await type('exchangeRate', '48.5');
  expect((await control('exchangeRate')).value).toBe('48.5');
  await leave('exchangeRate');
  expect((await control('exchangeRate')).value).toBe('٤٨٫٥');
  await type('exchangeRate', '٤٨٫٥7');
  expect((await control('exchangeRate')).value).toBe('٤٨٫٥7');
  await leave('exchangeRate');
  expect((await control('exchangeRate')).value).toBe('٤٨٫٥٧');
});
