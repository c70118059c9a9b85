import { Load } from '../tools/load.ts';
import { hasWrk, wrkRate } from '../tools/wrk.ts';

/** Who asks the server for its list, again and again. */
export interface Asker {
  name: string;
  /** Answers a second. */
  rate(seconds: number): Promise<number>;
  close(): void;
}

/** wrk where it can be had, otherwise connections in this process, which take more of the machine from the server. */
export async function openAsker(
  address: string,
  headers: Record<string, string>,
  connections: number,
): Promise<Asker> {
  if (hasWrk())
    return {
      name: 'wrk',
      rate: (seconds) => wrkRate(address, headers, connections, seconds),
      close: () => {},
    };
  const load = await Load.open(address, headers, connections);
  return {
    name: 'Node, for wrk could not be installed',
    rate: (seconds) => load.rate(seconds * 1000),
    close: () => load.close(),
  };
}
