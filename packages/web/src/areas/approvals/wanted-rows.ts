import { createContext, useContext, useEffect } from 'react';

/** Loads the page of the row with this index. */
export const WantedRows = createContext<(index: number) => void>(() => {});

/** Requests a row that comes into view before it is loaded. */
export function useWanted(index: number): void {
  const want = useContext(WantedRows);
  useEffect(() => want(index), [want, index]);
}
