import { formRules, sentences } from '@daftar/domain';
import checkout from '@daftar/words/checkout/ar.json' with { type: 'json' };
import quoted from '@daftar/words/quoted.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { texts } from '../src/i18n/ar.ts';

/** Every English text that the product can show: the keys of the catalogues, and the messages of server and forms. */
const known = new Set<unknown>([
  ...Object.keys(texts),
  ...Object.keys(checkout),
  ...Object.values(sentences),
  ...Object.values<object>(formRules).flatMap((fields) =>
    Object.values<{ message?: string | object }>(fields as Record<string, object>).flatMap(
      ({ message = [] }) => (typeof message === 'string' ? [message] : Object.values(message)),
    ),
  ),
]);

test.each(Object.entries(quoted))('a catalogue has every text that the document %s quotes', (_, list) => {
  expect(list.filter((text) => !known.has(text))).toEqual([]);
});
