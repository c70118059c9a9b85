import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/** One answer, read to its end. */
function answered(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    const done = (error?: Error) => {
      socket.off('data', read).off('error', done).off('close', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => done(new Error('The server closed the connection'));
    const read = (part: string) => {
      received += part;
      const head = received.indexOf(END_OF_HEAD);
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      if (received.length < head + END_OF_HEAD.length + length) return;
      const isFine = received.startsWith('HTTP/1.1 200');
      done(isFine ? undefined : new Error(`The server answered ${received.slice(0, 2000)}`));
    };
    socket.on('data', read).on('error', done).on('close', closed);
  });
}

/** A request as it goes over the wire. */
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
  return [`${method} ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n') + END_OF_HEAD + sent;
}

/** Keep-alive connections that ask as cheaply as Node can: on a small machine whoever asks takes time from who answers. */
export class Load {
  readonly #sockets: Socket[];
  readonly #request: (connection: number) => string;

  private constructor(sockets: Socket[], request: (connection: number) => string) {
    this.#sockets = sockets;
    this.#request = request;
  }

  /** Asks the same again and again: by GET, or by POST where there is a body. */
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

  /** Asks what each connection, by its number, is given to ask. */
  static async to(
    origin: string,
    connections: number,
    request: (connection: number) => string,
  ): Promise<Load> {
    const { port, hostname } = new URL(origin);
    const sockets = Array.from({ length: connections }, () =>
      connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1'),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return new Load(sockets, request);
  }

  /** Answers a second: each connection asks again as soon as it was answered. */
  async rate(milliseconds: number): Promise<number> {
    const start = performance.now();
    const until = start + milliseconds;
    let count = 0;
    const work = async (socket: Socket, connection: number) => {
      for (; performance.now() < until; count++) {
        socket.write(this.#request(connection));
        await answered(socket);
      }
    };
    await Promise.all(this.#sockets.map(work));
    return count / ((performance.now() - start) / 1000);
  }

  /** Milliseconds of one answer, on the first connection. */
  async once(): Promise<number> {
    const [socket] = this.#sockets;
    if (!socket) throw new Error('No connection');
    const start = performance.now();
    socket.write(this.#request(0));
    await answered(socket);
    return performance.now() - start;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
