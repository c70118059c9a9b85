import { PermissionError, ServerError, ValidationError } from '@daftar/sdk';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { viewingAsMessage } from '../src/api/viewing-as-message.ts';
import { SaveCancelled } from '../src/kit/forms/screens/save-cancelled.ts';
import { useSubmit } from '../src/kit/forms/screens/use-submit.ts';
import { HostContext } from '../src/kit/records/host.ts';
import { kitHost } from '../src/kit-host.ts';
import { viewAsStore } from '../src/session/permissions/view-as.ts';

const body = {
  errors: [
    { message: 'Too short account name.', field: 'name' },
    { message: 'Provided currency is invalid', field: 'currency' },
  ],
};

const setFieldErrors = vi.fn();
const wrapper = ({ children }: { children: ReactNode }) => (
  <HostContext value={kitHost}>{children}</HostContext>
);

async function submitting(error: Error) {
  setFieldErrors.mockClear();
  const { result } = renderHook(() => useSubmit({ send: () => Promise.reject(error) }), { wrapper });
  await act(() => result.current.run({}, setFieldErrors));
  return result;
}

test("the first server message is the form's problem, and each field gets its own", async () => {
  const result = await submitting(new ValidationError(new Response(null, { status: 400 }), body));
  expect(result.current.problem).toBe('Too short account name.');
  expect(setFieldErrors).toHaveBeenCalledExactlyOnceWith({
    name: 'Too short account name.',
    currency: 'Provided currency is invalid',
  });
});

test("the server's internal error message is not shown", async () => {
  const result = await submitting(new ServerError(new Response(null, { status: 500 }), { message: 'stack' }));
  expect(result.current.problem).toBe('Something went wrong');
});

test('the message that a viewed role forbids changes disappears when the view ends', async () => {
  act(() => viewAsStore.start({ roleName: 'Support', userTypeId: 'Walee', permissions: {} }));
  const refusal = { errors: [{ message: viewingAsMessage, code: 'viewing-as' }] };
  const result = await submitting(new PermissionError(new Response(null, { status: 403 }), refusal));
  const other = await submitting(new ValidationError(new Response(null, { status: 400 }), body));
  expect(result.current.problem).toBe(viewingAsMessage);
  act(() => viewAsStore.stop());
  expect(result.current.problem).toBeUndefined();
  expect(other.current.problem).toBe('Too short account name.');
});

test('a cancelled save sets no problem', async () => {
  const result = await submitting(new SaveCancelled());
  expect(result.current.problem).toBeUndefined();
});

test('a repeated submission keeps its idempotency key until it succeeds; other contents get another key', async () => {
  const sent: string[] = [];
  let answer = () => Promise.reject(new Error('timeout'));
  const { result } = renderHook(() =>
    useSubmit<object>({
      send: (values, keyOf) => {
        sent.push(keyOf(values));
        return answer();
      },
    }),
  );
  const press = (values: object) => act(() => result.current.run(values, setFieldErrors));
  await press({ amount: 1 });
  await press({ amount: 1 });
  await press({ amount: 2 });
  answer = () => Promise.resolve() as Promise<never>;
  await press({ amount: 1 });
  await press({ amount: 1 });
  const [first, , other, , next] = sent;
  expect(sent).toEqual([first, first, other, first, next]);
  expect(new Set(sent).size).toBe(3);
});

test('with a draft the idempotency key survives a reload and ends when the draft is discarded', async () => {
  const sent: string[] = [];
  const lost = (values: object, keyOf: (contents: unknown) => string) => {
    sent.push(keyOf(values));
    return Promise.reject(new Error('timeout'));
  };
  const form = () => renderHook(() => useSubmit<object>({ send: lost, draft: 'balance.1' })).result;
  const first = form();
  await act(() => first.current.run({ amount: 1 }, setFieldErrors));
  const again = form();
  await act(() => again.current.run({ amount: 1 }, setFieldErrors));
  again.current.giveUp();
  const afresh = form();
  await act(() => afresh.current.run({ amount: 1 }, setFieldErrors));
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});
