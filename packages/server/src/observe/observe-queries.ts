import { SpanKind, trace } from '@opentelemetry/api';
import type { Metrics } from './metrics.ts';
import { endSpan, errorKind, tracer } from './tracer.ts';

const KINDS = new Set(['select', 'insert', 'update', 'delete', 'with', 'set', 'create', 'lock']);
const LONGEST_TEXT = 2_000;

/** Called after each statement, with its text, duration and error. */
export type OnQuery = (text: string, ms: number, error?: unknown) => void;

/** Measures each statement and adds it to the trace of its request or job. */
export const observeQueries =
  ({ queries }: Pick<Metrics, 'queries'>): OnQuery =>
  (text, ms, error) => {
    const word = /\w+/.exec(text)?.[0].toLowerCase() ?? '';
    const kind = KINDS.has(word) ? word : 'other';
    queries.observe({ kind, outcome: error === undefined ? 'ok' : 'error' }, ms / 1000);
    if (!trace.getActiveSpan()?.isRecording()) return;
    const span = tracer().startSpan(`database ${kind}`, {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - ms,
      // The text contains no values, only placeholders such as $1.
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
    });
    endSpan(span, error === undefined ? undefined : errorKind(error));
  };
