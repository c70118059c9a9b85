export { startSharedPostgres as setup } from '../src/testing/start-shared-postgres.ts';
