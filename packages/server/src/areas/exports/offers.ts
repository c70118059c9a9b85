export { failAbandonedExports } from './export-job.ts';
export { runExport } from './run.ts';
