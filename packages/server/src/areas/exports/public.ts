// The only file of this area that other folders may import (see ../../README.md).
export { failAbandonedExports } from './export-job.ts';
export { runExport } from './run.ts';
