import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function* stream(events: number, end: Promise<void>) {
  for (let event = 0; event < events; event++) yield event;
  await end;
}

const never = new Promise<void>(() => {});

test('each event is a reason to read, and beside a live stream polls are few', async () => {
  const onChange = vi.fn();
  followSession(() => stream(2, never), onChange, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(13_100);
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('a stream that cannot be opened is replaced by polling', async () => {
  const onChange = vi.fn();
  followSession(
    () => stream(0, Promise.reject(new Error('blocked'))),
    onChange,
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(8_100);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a stream that breaks off later is replaced too', async () => {
  const onChange = vi.fn();
  followSession(() => stream(1, Promise.resolve()), onChange, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('nothing is asked after the end', async () => {
  const onChange = vi.fn();
  const ended = new AbortController();
  followSession(() => stream(0, never), onChange, ended.signal);
  ended.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange).not.toHaveBeenCalled();
});
