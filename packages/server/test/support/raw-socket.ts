import { connect, type Socket } from 'node:net';

export interface RawResponse {
  /** Everything received, as text. */
  text: string;
  /** Milliseconds until the other side closed. */
  ms: number;
}

const lines = (all: string[]) => `${all.join('\r\n')}\r\n`;

/** Returns a request head with these lines, a Host header and the empty line. */
export const head = (...all: string[]): string =>
  lines([all[0] ?? '', 'Host: 127.0.0.1', ...all.slice(1), '']);

/** Sends raw bytes, lets `drip` send more, and reads until the server closes the connection. */
export function exchange(url: string, bytes: string, drip?: (socket: Socket) => void): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const begun = Date.now();
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes);
      drip?.(socket);
    });
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    // A server that closes while we still send may reset the connection; the text received so far counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve({ text, ms: Date.now() - begun }));
  });
}

/** Returns the status of each response in the text. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
