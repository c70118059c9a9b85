import type { FastifyReply } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of one process. Labels name operations and outcomes, never users, tenants or values. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'operation' | 'status'>;
  /** The unfinished replies of each app. */
  underWay: Set<FastifyReply>[];
  queries: Histogram<'kind' | 'outcome'>;
  providerCalls: Histogram<'provider' | 'outcome'>;
  jobs: Histogram<'job' | 'outcome'>;
  refusedTries: Counter<'rule'>;
}

/** Creates the metrics in a new registry, so that two products in one process (in tests) count separately. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'daftar_http_request_duration_seconds',
      help: "Requests by the contract's operation and the status of the answer",
      labelNames: ['operation', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    underWay: countUnderWay(registers),
    queries: new Histogram({
      name: 'daftar_database_query_duration_seconds',
      help: 'Statements by their first word and whether they succeeded',
      labelNames: ['kind', 'outcome'],
      buckets: QUERY_BUCKETS,
      registers,
    }),
    providerCalls: new Histogram({
      name: 'daftar_provider_call_duration_seconds',
      help: 'Time until payment providers begin to answer, by class of status, timeout or no_connection',
      labelNames: ['provider', 'outcome'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    refusedTries: new Counter({
      name: 'daftar_payment_tries_refused_total',
      help: 'Attempts to pay and lookups that a limit refused, by what the limit counts',
      labelNames: ['rule'],
      registers,
    }),
    jobs: new Histogram({
      name: 'daftar_job_duration_seconds',
      help: 'Jobs that this process ran, by their task and whether they succeeded',
      labelNames: ['job', 'outcome'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
  };
}

function countUnderWay(registers: Registry[]): Set<FastifyReply>[] {
  const underWay: Set<FastifyReply>[] = [];
  new Gauge({
    name: 'daftar_http_requests_in_flight',
    help: 'Requests that are being answered, open streams of events included',
    registers,
    collect() {
      this.set(underWay.reduce((sum, { size }) => sum + size, 0));
    },
  });
  return underWay;
}
