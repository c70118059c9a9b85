import { Connection } from './connection.ts';

/** Returns an HTTP/1.1 request as text. */
export function requestOf(
  method: string,
  address: string,
  headers: Record<string, string>,
  body?: object,
): string {
  const { host, pathname, search } = new URL(address);
  const sent = body ? JSON.stringify(body) : '';
  const ofBody = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  const lines = Object.entries({ host, ...headers, ...ofBody }).map((pair) => pair.join(': '));
  return `${[`${method} ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${sent}`;
}

/** Connections that send requests again and again. */
export class Load {
  readonly #connections: Connection[];
  readonly #request: (connection: number) => string;

  private constructor(connections: Connection[], request: (connection: number) => string) {
    this.#connections = connections;
    this.#request = request;
  }

  /** Opens connections that all send the same request: POST when there is a body, otherwise GET. */
  static async open(
    address: string,
    headers: Record<string, string>,
    connections: number,
    body?: object,
  ): Promise<Load> {
    const { origin, pathname, search } = new URL(address);
    const request = requestOf(body ? 'POST' : 'GET', `${origin}${pathname}${search}`, headers, body);
    return Load.to(origin, connections, () => request);
  }

  /** Opens connections whose requests come from `request`, which gets the connection's number. */
  static async to(
    origin: string,
    connections: number,
    request: (connection: number) => string,
  ): Promise<Load> {
    const open = Array.from({ length: connections }, () => Connection.open(origin));
    return new Load(await Promise.all(open), request);
  }

  /** Returns the responses per second. Each connection sends its next request when it has received a response. */
  async rate(milliseconds: number): Promise<number> {
    const start = performance.now();
    const until = start + milliseconds;
    let count = 0;
    const work = async (connection: Connection, number: number) => {
      for (; performance.now() < until; count++) await connection.ask(this.#request(number));
    };
    await Promise.all(this.#connections.map(work));
    return count / ((performance.now() - start) / 1000);
  }

  /** Sends one request on the first connection; returns the milliseconds until its response. */
  async once(): Promise<number> {
    const [connection] = this.#connections;
    if (!connection) throw new Error('No connection');
    const start = performance.now();
    await connection.ask(this.#request(0));
    return performance.now() - start;
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }
}
