import { expect, test } from 'vitest';
import { leave, problemOf, type } from '../../../test/form-page.ts';
import { openApp } from '../../../test/open-app.tsx';

test('the sign-in form reports an empty username when its field loses focus, until it is filled in', async () => {
  await openApp('/login', {}, false);
  await leave('userName');
  expect(problemOf('userName')).toBe('Please provide valid username');
  expect(problemOf('password')).toBeUndefined();
  await type('userName', 'mona');
  expect(problemOf('userName')).toBeUndefined();
});
