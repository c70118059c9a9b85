import { NotFoundError } from '@daftar/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Key } from '../../api/query-keys.ts';
import { LoadingLines } from '../ui/page/loading-lines.tsx';
import { Problem } from './problem.tsx';

type Props<Data> = {
  /** `useQuery` options. */
  readonly query: object & { queryFn?: (...args: never[]) => Data | Promise<Data> };
  readonly children: (data: Data) => ReactNode;
};

/** A part of a page with a query of its own: shows placeholder lines, then the data or the error. */
export function LoadedPart<Data>({ query, children }: Props<Data>) {
  const result = useQuery(query as unknown as { queryKey: Key }) as UseQueryResult<Data>;
  if (result.data !== undefined) return children(result.data);
  // No retry if the record no longer exists.
  const isGone = result.error instanceof NotFoundError;
  if (result.isError)
    return <Problem error={result.error} retry={isGone ? undefined : () => void result.refetch()} />;
  return <LoadingLines />;
}
