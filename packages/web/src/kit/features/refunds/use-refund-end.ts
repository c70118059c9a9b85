import type { Refund } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../api/api.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Interval in milliseconds after the first read of a new refund; it grows with each read, because some refunds take days. */
const interval = 1500;
const longestInterval = 15_000;

const isUnderWay = ({ status }: Refund): boolean => status === 'requested' || status === 'pending';

/** Reads a refund until it ends, and calls `ended` with it once. Does nothing without an id. */
export function useRefundEnd(id: string | undefined, ended: (refund: Refund) => void): void {
  const latest = useRef(ended);
  latest.current = ended;
  const { data } = useQuery({
    queryKey: queryKeys.detail('refunds', id ?? ''),
    queryFn: async ({ signal }) => await api.refunds.retrieve(id ?? '', { signal }),
    enabled: id !== undefined,
    retry: false,
    refetchInterval: ({ state: { data: refund, error, dataUpdateCount: reads } }) =>
      error || (refund && !isUnderWay(refund))
        ? false
        : Math.min(longestInterval, interval * Math.max(1, reads)),
  });
  useEffect(() => {
    if (id !== undefined && data?._id === id && !isUnderWay(data)) latest.current(data);
  }, [id, data]);
}
