import { useEffect, useState } from 'react';
import { typedAhead } from '../typed-ahead.ts';

/** Returns the text of an overlay's input and its setter. It begins with what was typed while the overlay was opening. */
export function useTyped() {
  const [typed, setTyped] = useState(typedAhead.state);
  useEffect(() => {
    const take = () => setTyped(typedAhead.state);
    // Takes keys that were typed since the first render, too.
    take();
    const { unsubscribe } = typedAhead.subscribe(take);
    return unsubscribe;
  }, []);
  return [typed, setTyped] as const;
}
