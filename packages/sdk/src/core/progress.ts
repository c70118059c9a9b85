import type { Fetch, Progress } from './options.ts';
import { ownFetch } from './own-fetch.ts';
import type { SendRequest } from './request-context.ts';

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

/** The globals of a browser's page. */
interface PageGlobals {
  location?: unknown;
  XMLHttpRequest?: new () => Xhr;
}

/** Size of a chunk in bytes. */
const CHUNK = 65_536;

type OnProgress = (progress: Progress) => void;

/** Sends an upload with XMLHttpRequest, because browsers report the progress of an upload only there. */
const sendByXhr = (
  xhr: Xhr,
  { method, url, headers }: Request,
  body: Blob,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    xhr.open(method, url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onloadend = () => {
      const { status, response } = xhr;
      const received = xhr.getAllResponseHeaders().matchAll(/^(\S+): (.*)/gm);
      if (!status) reject(signal.reason);
      else
        resolve(
          new Response(response.size ? response : null, {
            status,
            headers: [...received].map((found) => found.slice(1) as [string, string]),
          }),
        );
    };
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });

/**
 * Returns a fetch that reports the progress of its body. It uses XMLHttpRequest if there is one and the client has no fetch
 * of its own. On servers it reports each chunk that the connection accepts. Elsewhere it reports once, at the end.
 */
export const progressFetch =
  (onProgress: OnProgress, own?: Fetch): SendRequest =>
  async (request, init) => {
    const body = await request.blob();
    const total = body.size;
    const signal = init?.signal ?? request.signal;
    const { location, XMLHttpRequest } = globalThis as object as PageGlobals;
    if (own) {
      const sent = new Request(request, { body });
      const response = await ownFetch(own)(sent, { signal });
      onProgress({ loaded: total, total });
      return response;
    }
    if (XMLHttpRequest) return sendByXhr(new XMLHttpRequest(), request, body, signal, onProgress);
    let loaded = 0;
    const stream = new ReadableStream(
      {
        async pull(controller) {
          const chunk = await body.slice(loaded, loaded + CHUNK).arrayBuffer();
          loaded += chunk.byteLength;
          controller.enqueue(new Uint8Array(chunk));
          onProgress({ loaded, total });
          if (loaded >= total) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    // Browser pages and workers can stream a request's body over HTTP/2 only, if at all.
    const canStream = !location && 'duplex' in Request.prototype;
    const sent = canStream ? { body: stream, duplex: 'half' as const } : { body };
    const response = await globalThis.fetch(request, { headers: request.headers, signal, ...sent });
    if (loaded < total) onProgress({ loaded: total, total });
    return response;
  };
