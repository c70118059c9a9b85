import { AuthenticationError, ConflictError, ConnectionError, NotFoundError } from '@daftar/sdk';
import { afterEach, expect, test } from 'vitest';
import { openDialog } from '../ui/overlays/dialogs.ts';
import { showFailure } from './show-failure.ts';

const notice = { title: 'Oops...', text: 'Something went wrong' } as const;
const body = { errors: [{ message: 'The merchant has transactions' }] };
const answer = (status: number) => new Response(null, { status });

afterEach(() => openDialog.state?.answer(undefined));

test("the failure dialog shows a conflict's reason", () => {
  void showFailure(notice, new ConflictError(answer(409), body));
  expect(openDialog.state).toMatchObject({ ...notice, detail: 'The merchant has transactions' });
});

test('the failure dialog says when the server cannot be reached', () => {
  void showFailure(notice, new ConnectionError('No connection'));
  const detail = 'The server cannot be reached. Check your connection and try again.';
  expect(openDialog.state).toMatchObject({ ...notice, detail });
});

test('the failure dialog shows no detail for other errors', () => {
  void showFailure(notice, new NotFoundError(answer(404), body));
  expect(openDialog.state).toMatchObject(notice);
  expect(openDialog.state).not.toHaveProperty('detail');
});

test('no failure dialog opens when the session has ended', () => {
  void showFailure(notice, new AuthenticationError(answer(401), body));
  expect(openDialog.state).toBeUndefined();
});
