/** An event of Chromium's trace. Times are in microseconds; `tts` and `tdur` count the thread's processor time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

interface Span {
  start: number;
  end: number;
}

const MARK = 'bench-frame';
const MARK_END = 'bench-frame-end';
const SCRIPT = new Set([
  ...['EvaluateScript', 'EventDispatch', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall'],
  ...['MajorGC', 'MinorGC', 'RunMicrotasks', 'TimerFire', 'HandlePostMessage'],
]);
/** Events of layout that a script forces. It counts as the browser's work, as in Chromium's own tools. */
const RENDERING = new Set(['Layout', 'UpdateLayoutTree']);

/** Sorts spans and merges those that overlap. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

/** Returns how much of a span the others cover. The others must not overlap. */
const covered = ({ start, end }: Span, others: Span[]): number =>
  others.reduce((sum, one) => sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)), 0);

const timesOf = (events: TraceEvent[], mark: string): number[] =>
  events.flatMap(({ name, tts }) => (name === mark && tts !== undefined ? [tts] : [])).sort((a, b) => a - b);

/**
 * Returns the milliseconds of script between each two marks of a trace, on the thread that set the marks. Uses the
 * thread's processor time, so that other programs do not lengthen it. Leaves out the measure's own work, which runs
 * between a mark and its end mark.
 */
export function scriptPerFrame(events: TraceEvent[]): number[] {
  const first = events.find(({ name }) => name === MARK);
  if (!first) throw new Error('The trace has no frames');
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const spansOf = (names: ReadonlySet<string>): Span[] =>
    own
      .filter(({ ph, name }) => ph === 'X' && names.has(name))
      .map(({ tts = 0, tdur = 0 }) => ({ start: tts, end: tts + tdur }));
  const marks = timesOf(own, MARK);
  const measureWork = timesOf(own, MARK_END).map((end, index) => ({ start: marks[index] ?? end, end }));
  const script = joined(spansOf(SCRIPT));
  const others = joined([...spansOf(RENDERING), ...measureWork]);
  return marks.slice(1).map((end, index) => {
    const frame = { start: marks[index] ?? end, end };
    const inside = script
      .map((span) => ({ start: Math.max(span.start, frame.start), end: Math.min(span.end, frame.end) }))
      .filter((span) => span.end > span.start);
    return inside.reduce((sum, span) => sum + span.end - span.start - covered(span, others), 0) / 1000;
  });
}
