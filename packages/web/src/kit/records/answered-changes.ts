const listeners = new Set<() => void>();

/** Calls the listener whenever the server has confirmed a change, before anything else happens with the answer. Returns a function that stops it. */
export function onAnsweredChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells that the server has confirmed a change. */
export function tellAnsweredChange(): void {
  for (const listener of listeners) listener();
}
