import { expect, test } from 'vitest';
import { errorLine } from './log.ts';

test('errorLine leaves out the database’s detail, which quotes row values', () => {
  const error = Object.assign(new TypeError('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mona@example.com) already exists.',
  });
  expect(errorLine(error)).toEqual({
    type: 'TypeError',
    message: 'duplicate key',
    code: '23505',
    stack: error.stack,
  });
});
