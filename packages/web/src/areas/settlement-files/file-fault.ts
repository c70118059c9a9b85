import { approvalFile } from '@daftar/domain';
import type { Refusal } from './refusal-of-file.ts';

/** Returns why a chosen file cannot be uploaded; undefined if it can. Only the server checks the content. */
export function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): Refusal | undefined {
  if (!/\.(?:csv|xlsx|xls)$/i.test(name))
    return {
      reason: 'Please send a CSV, xlsx or xls file',
      remedy: 'Save the report as CSV or as an Excel workbook, then choose that file.',
    };
  if (size > approvalFile.largest)
    return {
      reason: 'The file is larger than 10 MB',
      remedy: 'Split the report into files of fewer days.',
    };
  return undefined;
}
