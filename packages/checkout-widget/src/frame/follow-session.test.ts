import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function* stream(events: number, end: Promise<void>) {
  for (let event = 0; event < events; event++) yield event;
  await end;
}

const never = new Promise<void>(() => {});

test('calls back on each event, and on every third poll while the stream is open', async () => {
  const onChange = vi.fn();
  followSession(() => stream(2, never), onChange, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(13_100);
  expect(onChange).toHaveBeenCalledTimes(4);
});

test('polls when the stream cannot be opened', async () => {
  const onChange = vi.fn();
  followSession(
    () => stream(0, Promise.reject(new Error('blocked'))),
    onChange,
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(8_100);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('polls when the stream ends', async () => {
  const onChange = vi.fn();
  followSession(() => stream(1, Promise.resolve()), onChange, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('does not call back after it is aborted', async () => {
  const onChange = vi.fn();
  const ended = new AbortController();
  followSession(() => stream(0, never), onChange, ended.signal);
  ended.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onChange).not.toHaveBeenCalled();
});
