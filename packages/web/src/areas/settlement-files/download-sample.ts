import { startDownload } from '../../kit/records/actions/start-download.ts';
import { sampleCsv } from './sample-csv.ts';
import type { Shape } from './shape.ts';

/** Downloads a sample of a settlement file. */
export function downloadSample(shape: Shape | undefined): void {
  const href = URL.createObjectURL(new Blob([sampleCsv(shape)], { type: 'text/csv;charset=utf-8' }));
  startDownload({ href, download: `settlement-sample${shape ? `-${shape.provider}` : ''}.csv` });
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
