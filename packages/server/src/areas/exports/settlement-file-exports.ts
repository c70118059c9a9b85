import { homeZone } from '../../records/business-zone.ts';
import {
  type FileFilter,
  type FileRow,
  fileConditions,
  fileList,
  fileWire,
  findFile,
  lineConditions,
  lineList,
  lineWire,
} from '../settlement-files/public.ts';
import type { ExportList } from './export-list.ts';
import { listQuery } from './list-query.ts';

const textOf = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

/** Export of the list of payment providers' settlement files. */
export const settlementFileExport: ExportList = {
  readBy: 'listSettlementFiles',
  columns: [
    ...[
      '_id',
      'provider',
      'originalName',
      'dateFrom',
      'dateTo',
      'state',
      'lines',
      'matched',
      'differing',
      'unknown',
    ],
    ...['missing', 'unclear', 'settledRefunds', 'createdDate', 'createdBy'],
  ],
  query: (gateway, caller, filters) =>
    listQuery(
      homeZone(gateway, caller),
      fileList,
      fileConditions(filters as FileFilter),
      filters,
      (row: FileRow) => fileWire(row),
    ),
};

/** Export of the rows of one settlement file, and of our payments and refunds that the file lacks. */
export const settlementLineExport: ExportList = {
  readBy: 'listSettlementLines',
  columns: [
    ...['line', 'row', 'verdict', 'kind', 'reference', 'providerReference', 'amount', 'expected', 'currency'],
    ...['transactionId', 'refundId', 'hidden', 'reviewedBy', 'reviewedDate', 'reviewNote'],
  ],
  sums: ['amount', 'expected'].map((amount) => ({ amount, currency: 'currency' })),
  totalsBy: ['kind', 'verdict'],
  assert: async ({ db }, _caller, { id }) => void (await findFile(db, String(id))),
  query: (gateway, caller, filters) =>
    listQuery(
      homeZone(gateway, caller),
      lineList,
      lineConditions(String(filters.id), {
        q: textOf(filters.q),
        verdict: textOf(filters.verdict),
        review: textOf(filters.review),
      }),
      filters,
      lineWire,
    ),
};
