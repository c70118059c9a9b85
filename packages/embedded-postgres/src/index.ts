export type { Connection } from './attach.ts';
export { EmbeddedPostgresError } from './errors.ts';
export type { EmbeddedPostgres } from './keep-running.ts';
export { startEmbeddedPostgres } from './start.ts';
