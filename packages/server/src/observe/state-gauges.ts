import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { forPayments, type Gateway } from '../gateway.ts';
import { notReadyReason } from './not-ready-reason.ts';

interface JobCount {
  job: string;
  state: string;
  count: number;
  oldest: number;
}

/** Counts jobs by task and state. Waiting `deliver_webhook` jobs are unsent webhooks. */
const JOB_COUNTS = sql<JobCount>`
  select task_identifier as job, count(*)::integer as count,
    case when locked_at is not null then 'running' when attempts >= max_attempts then 'given_up'
      when run_at > now() then 'later' else 'due' end as state,
    extract(epoch from now() - min(run_at))::float8 as oldest
  from graphile_worker.jobs group by 1, 3`;

/** Counts endpoints that are failing, and those that were switched off after failing for three days. */
const ENDPOINT_COUNTS = sql<{ state: string; count: number }>`
  select case when disabled_at is not null then 'switched_off' else 'failing' end as state, count(*)::integer as count
  from webhook_endpoints where failing_since is not null group by 1`;

/** Adds gauges that are computed when metrics are read: the process, its database connections, waiting jobs. */
export function addStateGauges(registry: Registry, gateway: Gateway): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'daftar_ready',
    help: '1 when /ready reports this process as ready, otherwise 0',
    registers,
    async collect() {
      this.set((await notReadyReason(forPayments(gateway))) === undefined ? 1 : 0);
    },
  });
  addPoolGauges(registers, gateway);
  addJobGauges(registers, gateway);
  addEndpointGauge(registers, gateway);
}

function addEndpointGauge(registers: Registry[], { payments: { db } }: Gateway): void {
  new Gauge({
    name: 'daftar_webhook_endpoints',
    help: 'Endpoints that fail or that failures have switched off; the same in every process',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const { rows } = await ENDPOINT_COUNTS.execute(db).catch(() => ({ rows: [] }));
      for (const { state, count } of rows) this.set({ state }, count);
    },
  });
}

function addPoolGauges(registers: Registry[], gateway: Gateway): void {
  const pools = { office: gateway.pool, payments: gateway.payments.pool };
  new Gauge({
    name: 'daftar_database_connections',
    help: "Connections of this process's pools, busy or idle",
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool: name, state: 'busy' }, totalCount - idleCount);
        this.set({ pool: name, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'daftar_database_connections_max',
    help: 'How many connections a pool may open (DATABASE_CONNECTIONS, DATABASE_PAYMENT_CONNECTIONS)',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [name, { options }] of Object.entries(pools)) this.set({ pool: name }, options.max);
    },
  });
  new Gauge({
    name: 'daftar_database_waiting',
    help: 'Requests for a connection that are waiting',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [name, { waitingCount }] of Object.entries(pools)) this.set({ pool: name }, waitingCount);
    },
  });
}

function addJobGauges(registers: Registry[], { payments: { db } }: Gateway): void {
  const oldest = new Gauge({
    name: 'daftar_job_oldest_due_seconds',
    help: 'Seconds that the oldest job of a task has been due; the same in every process',
    labelNames: ['job'],
    registers,
  });
  new Gauge({
    name: 'daftar_jobs',
    help: 'Jobs in the database by task and state (due, running, later or given_up); the same in every process',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      oldest.reset();
      // No error when the database is unavailable: `daftar_ready` shows that.
      const { rows } = await JOB_COUNTS.execute(db).catch(() => ({ rows: [] }));
      for (const { job, state, count, oldest: seconds } of rows) {
        this.set({ job, state }, count);
        if (state === 'due') oldest.set({ job }, seconds);
      }
    },
  });
}
