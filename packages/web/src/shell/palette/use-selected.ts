import { useState } from 'react';

/** Returns the selected entry; the first one when the previous selection is no longer in the list. */
export function useSelected(ids: readonly string[]) {
  const [selected, setSelected] = useState('');
  const value = ids.includes(selected) ? selected : (ids[0] ?? '');
  return { value, onValueChange: setSelected };
}
