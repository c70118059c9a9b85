import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { control, leave, problemOf, save, type } from '../form-page.ts';
import { openApp } from '../open-app.tsx';
import type { MessageKey } from './specified-messages.ts';
import { testMessages } from './test-messages.ts';

export const waitForProblem = (name: string, text: string | undefined) =>
  waitFor(() => expect(problemOf(name)).toBe(text));

type Rule = readonly [key: MessageKey, path: string, field: string, wrong: string, right: string];

/** Returns functions that register tests of fields' messages; the app gets the given responses. */
export const fieldRules = (answers: Parameters<typeof openApp>[1]) => ({
  /** Tests that a wrong value shows the message while typing and a valid one hides it. */
  onChange([key, path, field, wrong, right]: Rule): void {
    testMessages({ text: key }, async ({ text }) => {
      await openApp(path, answers);
      await type(field, right);
      expect(problemOf(field)).toBeUndefined();
      await type(field, wrong);
      await waitForProblem(field, text);
      await type(field, right);
      await waitForProblem(field, undefined);
    });
  },
  /** Tests that an empty field shows the message on blur, and again when it is emptied. */
  onBlur([key, path, field, , right]: Rule): void {
    testMessages({ text: key }, async ({ text }) => {
      await openApp(path, answers);
      await leave(field);
      await waitForProblem(field, text);
      await type(field, right);
      await waitForProblem(field, undefined);
      await type(field, '');
      await waitForProblem(field, text);
    });
  },
  /** Tests that saving shows the message of a field that was not filled in. */
  onSave(key: MessageKey, path: string, field: string): void {
    testMessages({ text: key }, async ({ text }) => {
      await openApp(path, answers);
      await control(field);
      save();
      await waitForProblem(field, text);
    });
  },
});
