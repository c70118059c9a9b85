import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LATENCY_MS = 400;
/** 1.6 Mbit/s. */
const BYTES_PER_SECOND = 200_000;
const PIECE = 4_000;

export interface SlowNetwork {
  url: string;
  close(): void;
}

/**
 * Simulates a slow 4G network between a browser and a server: each request waits 400 ms, and all responses share 1.6 Mbit/s. It
 * is a proxy, because the browser's own emulation does not reach a frame with a process of its own before its first request.
 */
export async function slowNetwork(target: string): Promise<SlowNetwork> {
  let free = performance.now();
  /** Waits until the bytes of all earlier responses and these bytes have been sent. */
  const carry = (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes / BYTES_PER_SECOND) * 1000;
    return wait(Math.max(0, free - performance.now()));
  };
  const server: Server = createServer(async (asked, answer) => {
    await wait(LATENCY_MS);
    const headers = { ...asked.headers, host: new URL(target).host };
    const sent = request(target + asked.url, { method: asked.method ?? 'GET', headers }, async (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      // A closing browser closes its event stream, so the response cannot be sent.
      await pour(got).catch(() => answer.destroy());

      async function pour(chunks: AsyncIterable<Buffer>): Promise<void> {
        for await (const chunk of chunks) {
          for (let at = 0; at < chunk.length; at += PIECE) {
            const piece = chunk.subarray(at, at + PIECE);
            await carry(piece.length);
            answer.write(piece);
          }
        }
        answer.end();
      }
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
