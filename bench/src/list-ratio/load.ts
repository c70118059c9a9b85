import { connect } from 'node:net';

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
}

const END_OF_HEAD = '\r\n\r\n';

/** One keep-alive connection that asks again as soon as it was answered; answers how often until the time is over. */
function converse(url: URL, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let received = '';
    const socket = connect(Number(url.port), url.hostname).setNoDelay(true).setEncoding('latin1');
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (part: string) => {
      received += part;
      const head = received.indexOf(END_OF_HEAD);
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
      if (received.length < head + END_OF_HEAD.length + length) return;
      if (!received.startsWith('HTTP/1.1 200')) {
        socket.destroy();
        reject(new Error(`The server answered ${received.slice(0, 400)}`));
        return;
      }
      received = '';
      answered++;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answered));
    });
  });
}

/** Answers a second, asked as cheaply as Node can: on a small machine whoever asks takes time from who answers. */
export async function requestRate(options: LoadOptions): Promise<number> {
  const url = new URL(options.url);
  const headers = Object.entries({ host: url.host, ...options.headers });
  const lines = [`GET ${url.pathname}${url.search} HTTP/1.1`, ...headers.map((pair) => pair.join(': '))];
  const request = `${lines.join('\r\n')}${END_OF_HEAD}`;
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: options.connections }, () => converse(url, request, start + options.milliseconds)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}
