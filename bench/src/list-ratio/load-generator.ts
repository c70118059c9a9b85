import { Load } from '../tools/load.ts';
import { hasWrk, wrkRate } from '../tools/wrk.ts';

/** Requests the server's list again and again. */
export interface LoadGenerator {
  name: string;
  /** Returns the responses per second. */
  rate(seconds: number): Promise<number>;
  close(): void;
}

/** Uses wrk where it can be installed, otherwise connections in this process, which take more processor time from the server. */
export async function openLoadGenerator(
  address: string,
  headers: Record<string, string>,
  connections: number,
): Promise<LoadGenerator> {
  if (hasWrk())
    return {
      name: 'wrk',
      rate: (seconds) => wrkRate(address, headers, connections, seconds),
      close: () => {},
    };
  const load = await Load.open(address, headers, connections);
  return {
    name: 'Node (wrk could not be installed)',
    rate: (seconds) => load.rate(seconds * 1000),
    close: () => load.close(),
  };
}
