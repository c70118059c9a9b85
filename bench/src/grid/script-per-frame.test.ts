import { expect, test } from 'vitest';
import { scriptPerFrame, type TraceEvent } from './script-per-frame.ts';

const page = { pid: 1, tid: 1 };
const mark = (tts: number, name = 'bench-frame'): TraceEvent => ({ ...page, name, ph: 'R', ts: tts, tts });
const work = (name: string, tts: number, tdur: number): TraceEvent => ({
  ...{ ...page, name, ph: 'X', ts: tts, dur: tdur * 5 },
  ...{ tts, tdur },
});

test('scriptPerFrame counts nested script once, leaves out forced layout, and sums by frame', () => {
  const events = [
    ...[mark(0), mark(10_000), mark(20_000)],
    work('EventDispatch', 1_000, 4_000),
    work('FunctionCall', 1_500, 2_000),
    work('Layout', 2_000, 1_000),
    work('FireAnimationFrame', 12_000, 500),
    { ...work('FunctionCall', 3_000, 9_000), tid: 2 },
  ];
  expect(scriptPerFrame(events)).toEqual([3, 0.5]);
});

test('scriptPerFrame divides script that runs across a mark between both frames', () => {
  expect(scriptPerFrame([mark(0), mark(1_000), mark(3_000), work('TimerFire', 500, 1_500)])).toEqual([
    0.5, 1,
  ]);
});

test('scriptPerFrame leaves out the benchmark’s own work, between a mark and its end mark', () => {
  const events = [mark(0), mark(2_000, 'bench-frame-end'), mark(9_000), work('FireAnimationFrame', 0, 3_000)];
  expect(scriptPerFrame(events)).toEqual([1]);
});

test('scriptPerFrame throws for a trace without frames', () => {
  expect(() => scriptPerFrame([work('FunctionCall', 0, 1)])).toThrow('no frames');
});
