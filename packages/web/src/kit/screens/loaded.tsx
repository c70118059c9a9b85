import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Problem } from '../parts/problem.tsx';
import './form-screen.css';

type Props<Data> = {
  /** `useQuery` options, as `merchantQueries.detail(id)`. */
  query: object & { queryFn?: (...args: never[]) => Data | Promise<Data> };
  children: (data: Data) => ReactNode;
};

/** What needs a record: a skeleton until it is there, the problem when it does not come. */
export function Loaded<Data>({ query, children }: Props<Data>) {
  const { t } = useTexts();
  const result = useQuery(query as unknown as { queryKey: readonly unknown[] }) as UseQueryResult<Data>;
  if (result.data !== undefined) return children(result.data);
  if (result.isError)
    return (
      <div className="page">
        <Problem whole error={result.error} retry={() => void result.refetch()} />
      </div>
    );
  return (
    <div className="page" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      <div
        className="skeleton"
        style={{ inlineSize: 220, blockSize: 16, marginBlock: 10, marginInline: 0 }}
      />
      <div className="form-section form">
        {[0, 1, 2, 3].map((line) => (
          <div key={line} className="skeleton" style={{ blockSize: 30, marginInline: 0 }} />
        ))}
      </div>
    </div>
  );
}
