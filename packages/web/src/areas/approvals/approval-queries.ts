import type { ApprovalFileQuery, ApprovalRowQuery } from '@daftar/sdk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';
import { fileDays } from './file-days.ts';

/** Interval in milliseconds at which the progress is read. */
const progressInterval = 600;

const queries = resourceQueries('approval-files', {
  list: (query: ApprovalFileQuery | undefined, options) => api.approvals.list(query, options),
  retrieve: (fileName: string, options) => api.approvals.summary(fileName, options),
});

/** Queries of approval files: those that were processed, and the summary, rows and progress of an uploaded one. */
export const approvalQueries = {
  list: (query?: ApprovalFileQuery) => queries.list({ ...query, ...fileDays(query ?? {}) }),
  summary: (fileName: string) => queries.detail(fileName),
  rows: (fileName: string, query: ApprovalRowQuery) =>
    listOptions(
      'approval-files',
      { fileName, ...query },
      {
        queryFn: async ({ signal }) => await api.approvals.verdicts(fileName, query, { signal }),
      },
    ),
  progress: (fileName: string) =>
    queryOptions({
      queryKey: queryKeys.history('approval-files', fileName),
      queryFn: async ({ signal }) => await api.approvals.progress(fileName, { signal }),
      refetchInterval: progressInterval,
      gcTime: 0,
    }),
};
