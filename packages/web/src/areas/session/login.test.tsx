import { screen } from '@testing-library/react';
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

test('the sign-in page shows its tagline and its button', async () => {
  await openApp('/login', {}, false);
  expect(await screen.findByText('Login to your account and start upscaling your brand')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});
