import { pino } from 'pino';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateJobs } from '../../src/jobs/start-jobs.ts';

/** Migrates a database as every start of the product does, and sends the number of migrations it ran. */
const database = connect({ connectionString: process.argv[2] ?? '' }, 3);
process.send?.('ready');
process.once('message', async () => {
  const done = await migrate(database.db);
  await migrateJobs({ ...database, log: pino({ level: 'silent' }) });
  await database.close();
  process.send?.(done.length, () => process.exit(0));
});
