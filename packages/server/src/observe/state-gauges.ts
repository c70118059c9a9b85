import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { forPayments, type Gateway } from '../gateway.ts';
import { obstacleOf } from './obstacle-of.ts';

interface Waiting {
  job: string;
  state: string;
  count: number;
  oldest: number;
}

/** Webhooks are sent by the job deliver_webhook: those that wait are the outbox. */
const WAITING = sql<Waiting>`
  select task_identifier as job, count(*)::integer as count,
    case when locked_at is not null then 'running' when attempts >= max_attempts then 'given_up'
      when run_at > now() then 'later' else 'due' end as state,
    extract(epoch from now() - min(run_at))::float8 as oldest
  from graphile_worker.jobs group by 1, 3`;

/** How things stand at the moment of a look: the process itself, its connections, the work that waits. */
export function addStateGauges(registry: Registry, gateway: Gateway): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'daftar_ready',
    help: '1 when this process can work, as /ready says',
    registers,
    async collect() {
      this.set((await obstacleOf(forPayments(gateway))) === undefined ? 1 : 0);
    },
  });
  addPoolGauges(registers, gateway);
  addJobGauges(registers, gateway);
}

function addPoolGauges(registers: Registry[], gateway: Gateway): void {
  const pools = { office: gateway.pool, payments: gateway.payments.pool };
  new Gauge({
    name: 'daftar_database_connections',
    help: "Connections of this process's pools, at work or idle",
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
    help: 'Requests that wait for a connection',
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
    help: 'How long the oldest job of a task has been due; every process says the same',
    labelNames: ['job'],
    registers,
  });
  new Gauge({
    name: 'daftar_jobs',
    help: 'Jobs in the database by task: due, running, later, or given_up; every process says the same',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      oldest.reset();
      // A database that is away is what daftar_ready tells.
      const { rows } = await WAITING.execute(db).catch(() => ({ rows: [] }));
      for (const { job, state, count, oldest: seconds } of rows) {
        this.set({ job, state }, count);
        if (state === 'due') oldest.set({ job }, seconds);
      }
    },
  });
}
