import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * One keep-alive HTTP connection that uses as little processor time as possible, because it shares the machine with the
 * server. It parses only the head of a response and counts the bytes of the body.
 */
export class Connection {
  readonly #socket: Socket;
  #waiting: Waiting | undefined;
  #head: Buffer | undefined;
  /** Number of bytes of the response's body that have not been received yet. */
  #left = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (part: Buffer) => this.#read(part));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed the connection')));
  }

  static async open(origin: string): Promise<Connection> {
    const { port, hostname } = new URL(origin);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** Sends a request and waits for the whole response. Rejects when the status is not 200. */
  ask(request: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(part: Buffer): void {
    if (this.#left > 0) this.#left -= part.length;
    else this.#begin(this.#head ? Buffer.concat([this.#head, part]) : part);
    if (this.#left > 0 || this.#head) return;
    this.#waiting?.resolve();
    this.#waiting = undefined;
  }

  #begin(received: Buffer): void {
    const end = received.indexOf(END_OF_HEAD);
    this.#head = end < 0 ? received : undefined;
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 200')) {
      this.#fail(new Error(`The server answered ${received.toString('latin1', 0, 2000)}`));
      return;
    }
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    this.#left = end + END_OF_HEAD.length + length - received.length;
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}
