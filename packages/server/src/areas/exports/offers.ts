// What other areas and rooms may import of this area (see ../../README.md).
export { failAbandonedExports } from './export-job.ts';
export { runExport } from './run.ts';
