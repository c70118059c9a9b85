import { useQueries, useQuery } from '@tanstack/react-query';
import { type ChoiceKind, choiceQuery } from './choice-queries.ts';

/** Returns a record's name by its id: '' while it loads, the id if the record is unknown. */
export function useChoiceName(kind: ChoiceKind, id: string): string {
  const { data, isLoading } = useQuery(choiceQuery(kind, id));
  return data?.name ?? (isLoading ? '' : id);
}

/** Returns a function from id to name, for the given ids: '' while the name loads, the id if the record is unknown. */
export function useChoiceNames(kind: ChoiceKind, ids: readonly string[]): (id: string) => string {
  const wanted = [...new Set(ids)];
  const results = useQueries({ queries: wanted.map((id) => choiceQuery(kind, id)) });
  return (id) => {
    const result = results[wanted.indexOf(id)];
    return result?.data?.name ?? (result?.isLoading ? '' : id);
  };
}
