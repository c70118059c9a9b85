import { useState } from 'react';

/** The entry that Enter opens, of those shown now: what comes and goes while one types leaves the first one chosen. */
export function useSelected(ids: readonly string[]) {
  const [selected, setSelected] = useState('');
  const value = ids.includes(selected) ? selected : (ids[0] ?? '');
  return { value, onValueChange: setSelected };
}
