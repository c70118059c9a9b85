export { failForgottenExports } from './export-job.ts';
export { runExport } from './run.ts';
