import { useEffect, useState } from 'react';

/** Longest time between two ticks that counts: a device that slept in between showed nobody the page. */
const LONGEST_TICK_MS = 2_000;

/** Tells whether the page is visible. */
export function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const ended = new AbortController();
    const look = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look, ended);
    for (const event of ['pageshow', 'pagehide'])
      window.addEventListener(event, () => (event === 'pagehide' ? setIsVisible(false) : look()), ended);
    return () => ended.abort();
  }, []);
  return isVisible;
}

/**
 * Returns the milliseconds of a round that the customer has seen the page. `round` changes when the counting begins anew; it is
 * undefined while nothing is counted. While `isPaused`, time does not count.
 */
export function useSeenTime(round: number | undefined, isPaused: boolean): number {
  const [seen, setSeen] = useState<{ round?: number | undefined; ms: number }>({ ms: 0 });
  useEffect(() => {
    if (round === undefined || isPaused) return;
    let last = Date.now();
    const count = () => {
      const now = Date.now();
      const passed = Math.min(Math.max(0, now - last), LONGEST_TICK_MS);
      last = now;
      setSeen((before) => ({ round, ms: (before.round === round ? before.ms : 0) + passed }));
    };
    const timer = setInterval(count, 1000);
    return () => {
      clearInterval(timer);
      count();
    };
  }, [round, isPaused]);
  return seen.round === round ? seen.ms : 0;
}
