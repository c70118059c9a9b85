import { SpanKind, trace } from '@opentelemetry/api';
import type { Metrics } from './metrics.ts';
import { endSpan, errorKind, tracer } from './tracer.ts';

const KINDS = new Set(['select', 'insert', 'update', 'delete', 'with', 'set', 'create', 'lock']);
const LONGEST_TEXT = 2_000;

/** Told of each statement when it has ended: its text, how long it took, and why it failed if it did. */
export type OnQuery = (text: string, ms: number, error?: unknown) => void;

/** Counts each statement, and shows it in the trace of the request or job that it belongs to. */
export const observeQueries =
  ({ queries }: Pick<Metrics, 'queries'>): OnQuery =>
  (text, ms, error) => {
    const word = /\w+/.exec(text)?.[0].toLowerCase() ?? '';
    const kind = KINDS.has(word) ? word : 'other';
    queries.observe({ kind, outcome: error === undefined ? 'ok' : 'error' }, ms / 1000);
    if (!trace.getActiveSpan()?.isRecording()) return;
    const span = tracer.startSpan(`database ${kind}`, {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - ms,
      // Values travel beside the text, as $1: they are not in it.
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_TEXT) },
    });
    endSpan(span, error === undefined ? undefined : errorKind(error));
  };
