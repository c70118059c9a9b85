import type { Fetch, Progress } from './options.ts';

/** What of XMLHttpRequest is used; browsers' types are not everybody's. */
interface Xhr {
  readonly status: number;
  readonly response: Blob;
  readonly upload: { onprogress?: Tell };
  responseType: string;
  onloadend: () => void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  abort(): void;
  send(body: Blob): void;
}

const global: object = globalThis;

/** Bytes handed on at a time. */
const CHUNK = 65_536;

type Tell = (progress: Progress) => void;

/** Sends by XMLHttpRequest: in browsers nothing else tells how far an upload is. */
const byXhr = (xhr: Xhr, request: Request, body: Blob, signal: AbortSignal, tell: Tell): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => tell({ loaded, total });
    xhr.onloadend = () => {
      const { status, response } = xhr;
      const headers = xhr.getAllResponseHeaders().matchAll(/^(\S+): (.*)/gm);
      if (!status) reject(signal.reason);
      else
        resolve(
          new Response(response.size ? response : null, {
            status,
            headers: [...headers].map((found) => found.slice(1) as [string, string]),
          }),
        );
    };
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });

/**
 * A fetch that tells how far its body is: by XMLHttpRequest where there is one and no fetch was handed in; on
 * servers as the connection takes it; elsewhere once, when all is sent.
 */
export const progressFetch =
  (tell: Tell, own?: Fetch): Fetch =>
  async (request, init) => {
    const body = init?.body as Blob;
    const total = body.size;
    const signal = init?.signal ?? request.signal;
    const { location, XMLHttpRequest } = global as { location?: unknown; XMLHttpRequest?: new () => Xhr };
    if (!own && XMLHttpRequest) return byXhr(new XMLHttpRequest(), request, body, signal, tell);
    let loaded = 0;
    // A page's or worker's fetch streams over HTTP/2 at best.
    const streams = !location && 'duplex' in Request.prototype;
    const stream = new ReadableStream(
      {
        async pull(controller) {
          const chunk = await body.slice(loaded, loaded + CHUNK).arrayBuffer();
          loaded += chunk.byteLength;
          controller.enqueue(new Uint8Array(chunk));
          tell({ loaded, total });
          if (loaded >= total) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const streamed = { ...init, body: stream, duplex: 'half' as const };
    const response = await (own ?? globalThis.fetch)(request, streams ? streamed : init);
    if (loaded < total) tell({ loaded: total, total });
    return response;
  };
