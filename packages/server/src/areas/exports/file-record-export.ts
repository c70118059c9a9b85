import { type FileFilter, type FileRow, fileConditions, fileList, fileWire } from '../approvals/records.ts';
import { type ExportList, listQuery } from './export-list.ts';

/** Approval files that were carried out. */
export const fileRecordExport: ExportList = {
  readBy: 'listApprovalFiles',
  title: 'File_Records',
  columns: [
    '_id',
    'originalName',
    'fileName',
    'updatedRecords',
    'noOfTransactions',
    'createdDate',
    'createdBy',
  ],
  query: (gateway, _caller, filters) =>
    listQuery(gateway, fileList, fileConditions(gateway, filters as FileFilter), filters, (row: FileRow) =>
      fileWire(row),
    ),
};
