import { pino } from 'pino';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateJobs } from '../../src/jobs/start-jobs.ts';

/** Brings a database up to date, as every start of the product does; says how many steps were its own. */
const database = connect({ connectionString: process.argv[2] ?? '' }, 3);
process.send?.('ready');
process.once('message', async () => {
  const done = await migrate(database.db);
  await migrateJobs({ ...database, log: pino({ level: 'silent' }) });
  await database.close();
  process.send?.(done.length, () => process.exit(0));
});
