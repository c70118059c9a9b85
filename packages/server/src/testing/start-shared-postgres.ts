import { startTestPostgres } from '@daftar/embedded-postgres/testing';
import { pino } from 'pino';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { migrateJobs } from '../jobs/start-jobs.ts';
import { TEMPLATE, tellServer } from './shared-postgres.ts';
import { slowDatabase } from './slow-database.ts';

/** Starts one PostgreSQL for the whole run, with a migrated template database that every test file copies. */
export async function startSharedPostgres(): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  const first = connect(server.connection);
  await first.pool.query(`create database ${TEMPLATE}`);
  await first.close();
  const template = connect({ ...server.connection, database: TEMPLATE });
  await migrate(template.db);
  await migrateJobs({ ...template, log: pino({ level: 'silent' }) });
  await template.close();
  const slowMs = Number(process.env.TEST_SLOW_DATABASE ?? 0);
  const told = slowMs > 0 ? await slowDatabase(server, slowMs) : server;
  tellServer(told.connection);
  return () => told.stop();
}
