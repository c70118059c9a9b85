import { createContext, useContext, useEffect } from 'react';

/** Loads the page of the row with this index. */
export const LoadRow = createContext<(index: number) => void>(() => {});

/** Requests the page of a row that is in view but not loaded yet. */
export function useLoadRow(index: number): void {
  const want = useContext(LoadRow);
  useEffect(() => want(index), [want, index]);
}
