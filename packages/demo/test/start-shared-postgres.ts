export { startSharedPostgres as setup } from '@daftar/server/testing/start-shared-postgres';
