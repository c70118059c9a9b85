import './messages/fields.tsx';
import './messages/lists.tsx';
import './messages/saves.tsx';
import './messages/session.tsx';
import { expect, test } from 'vitest';
import { texts as arabic } from '../src/i18n/ar.ts';
import { texts as urdu } from '../src/i18n/ur.ts';
import { messages } from './messages/list.ts';
import { everyMessageWasSeen } from './messages/seen.ts';

test('every text of the list is said in Arabic and Urdu too', () => {
  const missing = (dictionary: object) =>
    Object.values(messages).filter((text) => !Object.hasOwn(dictionary, text));
  expect(missing(arabic)).toEqual([]);
  expect(missing(urdu)).toEqual([]);
});

everyMessageWasSeen();
