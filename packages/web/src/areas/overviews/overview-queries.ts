import type { CollectionQuery, DisbursementQuery } from '@daftar/sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Query options of the collection's figures, in one currency. */
export const collectionQuery = (body: CollectionQuery) =>
  queryOptions({
    queryKey: queryKeys.list('collection', body),
    queryFn: async ({ client, signal }) => {
      const { data } = await api.analytics.collection(body, { signal });
      // Without a currency, the server chooses one; these are its figures, too.
      if (!body.currency)
        client.setQueryData(queryKeys.list('collection', { ...body, currency: data.currency }), data);
      return data;
    },
    placeholderData: keepPreviousData,
  });

/** Query options of the payouts' figures, with one item for each currency. */
export const disbursementQuery = (body: DisbursementQuery) =>
  queryOptions({
    queryKey: queryKeys.list('disbursement', body),
    queryFn: async ({ signal }) => (await api.analytics.disbursement(body, { signal })).data,
    placeholderData: keepPreviousData,
  });

export type CollectionFigures = Awaited<
  ReturnType<NonNullable<ReturnType<typeof collectionQuery>['queryFn']>>
>;
export type PayoutFigures = Awaited<
  ReturnType<NonNullable<ReturnType<typeof disbursementQuery>['queryFn']>>
>[number];
