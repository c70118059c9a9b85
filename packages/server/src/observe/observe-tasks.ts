import { SpanKind } from '@opentelemetry/api';
import type { Task, TaskList } from 'graphile-worker';
import type { Metrics } from './metrics.ts';
import { endSpan, errorKind, tracer } from './tracer.ts';

/** Wraps the worker's tasks: each run is measured and gets its own trace. */
export function observeTasks({ jobs }: Pick<Metrics, 'jobs'>, tasks: Record<string, Task>): TaskList {
  const observed = Object.entries(tasks).map(([job, task]): [string, Task] => [
    job,
    (payload, helpers) =>
      tracer().startActiveSpan(`job ${job}`, { kind: SpanKind.CONSUMER }, async (span) => {
        const stop = jobs.startTimer({ job });
        try {
          const result = await task(payload, helpers);
          stop({ outcome: 'ok' });
          endSpan(span);
          return result;
        } catch (error) {
          stop({ outcome: 'error' });
          endSpan(span, errorKind(error));
          throw error;
        }
      }),
  ]);
  return Object.fromEntries(observed);
}
