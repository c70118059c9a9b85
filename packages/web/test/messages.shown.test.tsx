import './messages/fields.tsx';
import './messages/lists.tsx';
import './messages/saves.tsx';
import './messages/session.tsx';
import { expect, test } from 'vitest';
import { texts as arabic } from '../src/i18n/ar.ts';
import { texts as urdu } from '../src/i18n/ur.ts';
import { messages } from './messages/list.ts';
import { everyMessageWasSeen } from './messages/seen.ts';

test('every message of the specification has an Arabic and an Urdu translation', () => {
  const missing = (dictionary: object) =>
    Object.values(messages).filter((text) => !Object.hasOwn(dictionary, text));
  expect(missing(arabic)).toEqual([]);
  expect(missing(urdu)).toEqual([]);
});

everyMessageWasSeen();
