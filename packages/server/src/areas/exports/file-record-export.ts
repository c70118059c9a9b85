import { homeZone } from '../../records/business-zone.ts';
import { type FileFilter, type FileRow, fileConditions, fileList, fileWire } from '../approvals/public.ts';
import type { ExportList } from './export-list.ts';
import { listQuery } from './list-query.ts';
import { withDays } from './with-days.ts';

/** Export of processed approval files. */
export const fileRecordExport: ExportList = {
  readBy: 'listApprovalFiles',
  named: 'payouts',
  columns: [
    '_id',
    'originalName',
    'fileName',
    'updatedRecords',
    'noOfTransactions',
    'createdDate',
    'createdBy',
  ],
  fill: (gateway, filters) => withDays(gateway, filters, gateway.settings.ownerTimeZone),
  query: (gateway, caller, filters) =>
    listQuery(
      homeZone(gateway, caller),
      fileList,
      fileConditions(gateway, filters as FileFilter),
      filters,
      (row: FileRow) => fileWire(row),
    ),
};
