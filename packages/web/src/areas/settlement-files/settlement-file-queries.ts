import type { SettlementFileQuery, SettlementLineQuery } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys, type Resource } from '../../api/query-keys.ts';
import { listOptions } from '../../kit/records/list-options.ts';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

/** The resources that a settlement file changes: it can book refunds. */
export const changedByFiles: readonly Resource[] = [
  'settlement-files',
  'refunds',
  'payments',
  'transaction-report',
];

const queries = resourceQueries('settlement-files', {
  list: (query: SettlementFileQuery | undefined, options) => api.refunds.settlementFiles(query, options),
  retrieve: (id: string, options) => api.refunds.settlementFile(id, options),
});

export const settlementFileQueries = {
  ...queries,
  /** How the settlement files of each configured provider are parsed. */
  shapes: () =>
    queryOptions({
      queryKey: queryKeys.of('settlement-files', 'shapes'),
      queryFn: async ({ signal }) => (await api.refunds.settlementShapes({ signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Lists the rows of a file. The query key contains the file's id, because the export uses it as a filter. */
export const linesOf = (id: string) => (query: SettlementLineQuery) =>
  listOptions(
    'settlement-lines',
    { ...query, id },
    {
      queryFn: async ({ signal }) => await api.refunds.settlementLines(id, query, { signal }),
      placeholderData: keepPreviousData,
    },
  );
