import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { leave, type } from '../../../../test/form-page.ts';
import { showPage } from '../../../../test/show-page.tsx';
import { useArabicDigits } from '../../../../test/use-arabic-digits.ts';
import { FormScreen } from '../screens/form-screen.tsx';
import { NumberField } from './number-field.tsx';

test('a number field keeps the text while typing and shows the chosen digits after blur', async () => {
  await useArabicDigits();
  await showPage('/form', '/form', () => (
    <FormScreen
      title="Create Settlement"
      initial={{ exchangeRate: '' }}
      schema={v.object({ exchangeRate: v.string() })}
      submit={async () => {}}
    >
      <NumberField name="exchangeRate" label="Exchange Rate" />
    </FormScreen>
  ));
  const shown = () => screen.getByRole<HTMLInputElement>('textbox').value;
  await type('exchangeRate', '48.5');
  expect(shown()).toBe('48.5');
  await leave('exchangeRate');
  expect(shown()).toBe('٤٨٫٥');
  await type('exchangeRate', '٤٨٫٥7');
  expect(shown()).toBe('٤٨٫٥7');
  await leave('exchangeRate');
  expect(shown()).toBe('٤٨٫٥٧');
});
