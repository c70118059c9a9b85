import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectTyping, stopCollecting } from '../typed-ahead.ts';
import { useTyped } from './use-typed.ts';

test('an input begins with the keys typed so far, and gets those typed until it has the focus', () => {
  collectTyping(() => {});
  fireEvent.keyDown(document.body, { key: 'n' });
  const { result } = renderHook(useTyped);
  expect(result.current[0]).toBe('n');
  act(() => void fireEvent.keyDown(document.body, { key: 'i' }));
  expect(result.current[0]).toBe('ni');
  stopCollecting();
  act(() => result.current[1]('nil'));
  expect(result.current[0]).toBe('nil');
});
