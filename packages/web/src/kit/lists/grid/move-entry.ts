/** Returns the list with one entry moved by one position; at either end the list is unchanged. */
export function moveEntry<Entry>(entries: readonly Entry[], entry: Entry, step: 1 | -1): readonly Entry[] {
  const from = entries.indexOf(entry);
  const to = from + step;
  const other = entries[to];
  if (from < 0 || other === undefined) return entries;
  return entries.map((one, index) => (index === from ? other : index === to ? entry : one));
}
