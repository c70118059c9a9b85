import { AuthenticationError, ConflictError, ConnectionError, NotFoundError } from '@daftar/sdk';
import { afterEach, expect, test } from 'vitest';
import { dialogs } from '../parts/dialogs.ts';
import { sayFailure } from './say-failure.ts';

const notice = { title: 'Oops...', text: 'Something went wrong' };
const body = { errors: [{ message: 'The merchant has transactions' }] };
const answer = (status: number) => new Response(null, { status });

afterEach(() => dialogs.current()?.answer(undefined));

test("a conflict's reason stands below the words", () => {
  void sayFailure(notice, new ConflictError(answer(409), body));
  expect(dialogs.current()).toMatchObject({ ...notice, detail: 'The merchant has transactions' });
});

test('that the server was not reached stands below the words', () => {
  void sayFailure(notice, new ConnectionError('No connection'));
  const detail = 'The server cannot be reached. Check your connection and try again.';
  expect(dialogs.current()).toMatchObject({ ...notice, detail });
});

test('other failures say no more than the words', () => {
  void sayFailure(notice, new NotFoundError(answer(404), body));
  expect(dialogs.current()).toMatchObject(notice);
  expect(dialogs.current()).not.toHaveProperty('detail');
});

test('a session that is over is said elsewhere', () => {
  void sayFailure(notice, new AuthenticationError(answer(401), body));
  expect(dialogs.current()).toBeUndefined();
});
