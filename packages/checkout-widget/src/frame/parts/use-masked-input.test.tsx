import { groupCardNumber, groupPhone } from '@daftar/domain';
import fc from 'fast-check';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { typedAmount } from '../link/read-link-form.ts';
import { maskTypedExpiry } from '../methods/card/expiry-text.ts';
import { MaskedField } from './masked-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { type PhoneNumber, readPhone } from './phone-number.ts';
import type { Mask } from './use-masked-input.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

/** Resolves when the page has been rendered again. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Opened {
  input: HTMLInputElement;
  /** Returns what the form holds. */
  value: () => string;
}

async function render(element: ReactNode, value: () => string): Promise<Opened> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(element);
  cleanups.push(() => {
    root.unmount();
    container.remove();
  });
  await rendered();
  const input = container.querySelector('input');
  if (!input) throw new Error('No input');
  input.focus();
  return { input, value };
}

interface FormProps<Value> {
  first: Value;
  /** Called with what the form holds. */
  hold: (value: Value) => void;
}

function MaskedForm({ first, hold, mask }: FormProps<string> & { mask: Mask }) {
  const [value, setValue] = useState(first);
  hold(value);
  return <MaskedField label="Field" name="field" mask={mask} value={value} change={setValue} />;
}

function PhoneForm({ first, hold }: FormProps<PhoneNumber>) {
  const [value, setValue] = useState(first);
  hold(value);
  return <PhoneField value={value} onChange={setValue} />;
}

async function openMasked(mask: Mask, first = ''): Promise<Opened> {
  let held = first;
  const hold = (value: string) => {
    held = value;
  };
  return render(<MaskedForm {...{ first, hold, mask }} />, () => held);
}

async function openPhone(callingCode: PhoneNumber['callingCode'] = '20'): Promise<Opened> {
  const first: PhoneNumber = { callingCode, national: '' };
  let held = first;
  const hold = (value: PhoneNumber) => {
    held = value;
  };
  return render(<PhoneForm {...{ first, hold }} />, () => `+${held.callingCode} ${held.national}`);
}

/** Replaces a part of the input's text, and puts the caret behind it, as a browser does for a keyboard. */
function replace(input: HTMLInputElement, [from, to]: [number, number], text: string): void {
  input.value = input.value.slice(0, from) + text + input.value.slice(to);
  input.setSelectionRange(from + text.length, from + text.length);
}

const inputEvent = (inputType: string, isComposing: boolean) =>
  Object.assign(new Event('input', { bubbles: true }), { inputType, isComposing });

const composition = (input: HTMLInputElement, kind: 'start' | 'end') =>
  input.dispatchEvent(new Event(`composition${kind}`, { bubbles: true }));

async function blur(input: HTMLInputElement): Promise<void> {
  input.blur();
  await rendered();
}

type Keyboard = (input: HTMLInputElement, keys: string) => Promise<void>;

const keyboards: Record<string, Keyboard> = {
  'without composing': async (input, keys) => {
    for (const key of keys) {
      const caret = input.selectionStart ?? input.value.length;
      replace(input, [caret, caret], key);
      input.dispatchEvent(inputEvent('insertText', false));
      await rendered();
    }
    await blur(input);
  },
  // Samsung: one composition until the field loses the focus. Each key replaces the composed text by a longer one.
  'of Samsung': async (input, keys) => {
    const start = input.selectionStart ?? 0;
    composition(input, 'start');
    for (let typed = 1; typed <= keys.length; typed += 1) {
      replace(input, [start, start + typed - 1], keys.slice(0, typed));
      input.dispatchEvent(inputEvent('insertCompositionText', true));
      await rendered();
    }
    composition(input, 'end');
    await blur(input);
  },
  // SwiftKey: deletes what it composed and inserts it again with the new key, without events for the composition.
  'of SwiftKey': async (input, keys) => {
    const start = input.selectionStart ?? 0;
    for (let typed = 1; typed <= keys.length; typed += 1) {
      replace(input, [start, start + typed - 1], '');
      input.dispatchEvent(inputEvent('deleteCompositionText', false));
      replace(input, [start, start], keys.slice(0, typed));
      input.dispatchEvent(inputEvent('insertCompositionText', false));
      await rendered();
    }
    await blur(input);
  },
  // Gboard with suggestions: begins a composition with each key, for the word that ends at the caret, and ends it at once.
  'of Gboard, by key': async (input, keys) => {
    for (const key of keys) {
      const caret = input.selectionStart ?? input.value.length;
      const word = /\d*$/.exec(input.value.slice(0, caret))?.[0] ?? '';
      composition(input, 'start');
      replace(input, [caret - word.length, caret], word + key);
      input.dispatchEvent(inputEvent('insertCompositionText', true));
      await rendered();
      composition(input, 'end');
      await rendered();
    }
    await blur(input);
  },
  // Gboard with suggestions: commits the composed digits after some keys, and goes on with a new composition.
  'of Gboard, by word': async (input, keys) => {
    for (let at = 0; at < keys.length; at += 3) {
      const start = input.selectionStart ?? input.value.length;
      const word = keys.slice(at, at + 3);
      composition(input, 'start');
      for (let typed = 1; typed <= word.length; typed += 1) {
        replace(input, [start, start + typed - 1], word.slice(0, typed));
        input.dispatchEvent(inputEvent('insertCompositionText', true));
        await rendered();
      }
      composition(input, 'end');
      await rendered();
    }
    await blur(input);
  },
};

const every = Object.entries(keyboards);

test.each(every)('a card number typed on a keyboard %s is grouped and not scrambled', async (_name, type) => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^4\d{0,15}$/), async (digits) => {
      const { input, value } = await openMasked(groupCardNumber);
      await type(input, digits);
      expect([input.value, value()]).toEqual([groupCardNumber(digits), groupCardNumber(digits)]);
    }),
    { numRuns: 15 },
  );
});

test.each(every)('an expiry date typed on a keyboard %s is MM/YY', async (_name, type) => {
  for (const keys of ['0529', '529', '1230', '٠٥٢٩']) {
    const { input, value } = await openMasked(maskTypedExpiry);
    await type(input, keys);
    const shown = keys === '1230' ? '12/30' : '05/29';
    expect([keys, input.value, value()]).toEqual([keys, shown, shown]);
  }
});

test.each(every)(
  'a phone number typed on a keyboard %s is grouped and not scrambled',
  async (_name, type) => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^01[0125]\d{8}$/), async (digits) => {
        const { input, value } = await openPhone();
        await type(input, digits);
        expect(input.value.replaceAll(' ', '')).toBe(digits);
        expect(value()).toBe(`+20 ${digits}`);
      }),
      { numRuns: 15 },
    );
  },
);

test('the form holds what is composed before the composition ends', async () => {
  const { input, value } = await openMasked(groupCardNumber);
  composition(input, 'start');
  replace(input, [0, 0], '42424');
  input.dispatchEvent(inputEvent('insertCompositionText', true));
  await rendered();
  expect([input.value, value()]).toEqual(['42424', '4242 4']);
  composition(input, 'end');
  await rendered();
  expect(input.value).toBe('4242 4');
});

test.each(every)('a month selected and typed again on a keyboard %s keeps the year', async (_name, type) => {
  const { input, value } = await openMasked(maskTypedExpiry, '08/29');
  replace(input, [0, 2], '');
  input.dispatchEvent(inputEvent('deleteContentBackward', false));
  await rendered();
  expect(input.value).toBe('/29');
  input.setSelectionRange(0, 0);
  await type(input, '11');
  expect([input.value, value()]).toEqual(['11/29', '11/29']);
});

test('a month of one digit is completed when the field loses the focus', async () => {
  const { input, value } = await openMasked(maskTypedExpiry, '08/29');
  replace(input, [0, 2], '1');
  input.dispatchEvent(inputEvent('insertText', false));
  await rendered();
  expect(input.value).toBe('1/29');
  await blur(input);
  expect([input.value, value()]).toEqual(['01/29', '01/29']);
});

test.each([
  ['971501234567', '20', '+971 501234567'],
  ['97433123456', '20', '+974 33123456'],
  ['6581234567', '20', '+65 81234567'],
  ['12025550123', '20', '+1 2025550123'],
  ['60123456789', '20', '+60 123456789'],
  ['96551234567', '20', '+965 51234567'],
  ['٩٧١٥٠١٢٣٤٥٦٧', '20', '+971 501234567'],
  ['+971 53 123 4567', '20', '+971 531234567'],
  ['2025550123', '1', '+1 2025550123'],
  ['01012345678', '20', '+20 01012345678'],
] as const)('a number filled in as %s beside +%s is %s', async (text, callingCode, shown) => {
  const { input, value } = await openPhone(callingCode);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await rendered();
  expect(value()).toBe(shown);
});

test('a number that is typed one digit too long keeps its calling code', async () => {
  const { input, value } = await openPhone();
  await keyboards['without composing']?.(input, '12025550123');
  expect(value()).toBe('+20 12025550123');
});

test('every mask shows digits only, whatever Unicode text is filled in', () => {
  const masks: [Mask, RegExp][] = [
    [groupCardNumber, /^[\d ]{0,19}$/],
    [maskTypedExpiry, /^[\d/]{0,6}$/],
    [(text) => groupPhone(readPhone(text, '20', true).national), /^[\d ]{0,13}$/],
    [typedAmount, /^\d{0,12}(?:\.\d{0,3})?$/],
  ];
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('\ufeff', '4242', '٠٥', '/', '۲۹', '+', '20', ' ', '\u200f', '９'), {
        maxLength: 12,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, fc.nat({ max: 20 }), fc.boolean(), (text, caret, isFilled) => {
      for (const [mask, shape] of masks) expect(mask(text, { caret, isFilled, before: '' })).toMatch(shape);
    }),
    { numRuns: 500 },
  );
});
