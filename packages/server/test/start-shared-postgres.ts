import { pino } from 'pino';
import { connect } from '../src/db/connect.ts';
import { accountFor } from '../src/db/embedded/account.ts';
import { embeddedBinaries } from '../src/db/embedded/binaries.ts';
import { type LocalPostgres, startLocalPostgres, startThrowAway } from '../src/db/embedded/local-postgres.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrateJobs } from '../src/jobs/start-jobs.ts';
import { TEMPLATE, tellServer } from '../src/testing/shared-postgres.ts';

async function startServer(): Promise<LocalPostgres> {
  if (process.env.TEST_POSTGRES !== 'system')
    return startThrowAway(await embeddedBinaries(await accountFor('')), () => undefined);
  const { server, ...found } = await startLocalPostgres();
  if (!server) throw new Error('reason' in found ? found.reason : 'No PostgreSQL is installed');
  return server;
}

/** One PostgreSQL for a whole run, with a migrated database that every test file copies: each has its own all the same. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  const first = connect(server.connection);
  await first.pool.query(`create database ${TEMPLATE}`);
  await first.close();
  const template = connect({ ...server.connection, database: TEMPLATE });
  await migrate(template.db);
  await migrateJobs({ ...template, log: pino({ level: 'silent' }) });
  await template.close();
  tellServer(server.connection);
  return () => server.stop();
}
