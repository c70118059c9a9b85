import { expect, test } from 'vitest';
import { leave, problemOf, type } from '../../../test/form-page.ts';
import { openApp } from '../../../test/stage.tsx';

test('a name that is left empty is asked for when its field is left, and no more once it is there', async () => {
  await openApp('/login', {}, false);
  await leave('userName');
  expect(problemOf('userName')).toBe('Please provide valid username');
  expect(problemOf('password')).toBeUndefined();
  await type('userName', 'mona');
  expect(problemOf('userName')).toBeUndefined();
});
