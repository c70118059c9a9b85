import './messages/fields.tsx';
import './messages/lists.tsx';
import './messages/payment-fields.ts';
import './messages/payment-lists.tsx';
import './messages/saves.tsx';
import './messages/session.tsx';
import { expect, test } from 'vitest';
import { texts as arabic } from '../src/i18n/ar.ts';
import { texts as urdu } from '../src/i18n/ur.ts';
import { messages } from './messages/specified-messages.ts';
import { testEveryMessageWasShown } from './messages/test-messages.ts';

test('every specified text has an Arabic and an Urdu translation', () => {
  const missing = (dictionary: object) =>
    Object.values(messages).filter((text) => !Object.hasOwn(dictionary, text));
  expect(missing(arabic)).toEqual([]);
  expect(missing(urdu)).toEqual([]);
});

testEveryMessageWasShown();
