import type { Fetch, Progress } from './options.ts';

/**
 * The part of XMLHttpRequest that the client uses. Declared here because consumers without the DOM library have no type for
 * it.
 */
interface Xhr {
  readonly status: number;
  readonly response: Blob;
  readonly upload: { onprogress?: OnProgress };
  responseType: string;
  onloadend: () => void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  abort(): void;
  send(body: Blob): void;
}

const global: object = globalThis;

/** Size of a chunk in bytes. */
const CHUNK = 65_536;

type OnProgress = (progress: Progress) => void;

/** An upload: its request, and the request's complete body. */
interface Upload {
  request: Request;
  body: Blob;
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** Sends an upload with XMLHttpRequest, because browsers report the progress of an upload only there. */
const sendByXhr = (xhr: Xhr, { request, body, signal, onProgress }: Upload): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
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

/** Returns a stream of a body that reports each chunk when the connection accepts it. */
function countedStream(body: Blob, onChunk: (loaded: number) => void): ReadableStream {
  let loaded = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await body.slice(loaded, loaded + CHUNK).arrayBuffer();
        loaded += chunk.byteLength;
        controller.enqueue(new Uint8Array(chunk));
        onChunk(loaded);
        if (loaded >= body.size) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Returns a fetch that reports the progress of its body. It uses XMLHttpRequest if there is one and the client has no fetch
 * of its own. On servers it reports each chunk that the connection accepts. Elsewhere it reports once, at the end.
 */
export const progressFetch =
  (onProgress: OnProgress, ownFetch?: Fetch): Fetch =>
  async (request, init) => {
    const body = await request.blob();
    const total = body.size;
    const signal = init?.signal ?? request.signal;
    const { location, XMLHttpRequest } = global as { location?: unknown; XMLHttpRequest?: new () => Xhr };
    if (!ownFetch && XMLHttpRequest)
      return sendByXhr(new XMLHttpRequest(), { request, body, signal, onProgress });
    let loaded = 0;
    const stream = countedStream(body, (sent) => {
      loaded = sent;
      onProgress({ loaded, total });
    });
    // Browser pages and workers can stream a request's body over HTTP/2 only, if at all.
    const canStream = !location && 'duplex' in Request.prototype;
    const sent = canStream ? { body: stream, duplex: 'half' as const } : { body };
    const response = await (ownFetch ?? globalThis.fetch)(request, { ...init, ...sent });
    if (loaded < total) onProgress({ loaded: total, total });
    return response;
  };
