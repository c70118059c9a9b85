export { type LocalPostgres, startLocalPostgres } from './local-postgres.ts';
export { startTestPostgres } from './start-test-postgres.ts';
