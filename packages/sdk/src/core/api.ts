import type { paths } from '../contract.ts';
import { type Arrive, createArrive, type Way } from './arrive.ts';
import { Call } from './call.ts';
import { type Download, downloadOf, formOf } from './files.ts';
import { layered } from './middleware.ts';
import type { CallOptions, DaftarOptions, RawWay, UploadOptions } from './options.ts';
import { type Page, PageCall } from './page.ts';
import { progressFetch } from './progress.ts';
import type { Method, Repeat } from './request.ts';
import { type Runtime, systemRuntime } from './runtime.ts';
import { createSend, type Send, type Trip } from './transport.ts';

type Path = keyof paths & string;

/** Whoever reads the body does so without a clock, but the caller's signal still ends it. */
const unclocked = ({ guard }: Trip) => guard?.restart(Infinity);

/** The contract's operations by method and path; every resource calls through it. */
export class Api {
  declare readonly options: DaftarOptions;
  declare readonly runtime: Runtime;
  declare readonly send: Send;
  declare readonly arrive: Arrive;

  constructor(options: DaftarOptions) {
    this.options = options;
    this.runtime = { ...systemRuntime, ...options.runtime };
    this.send = layered(options.middleware ?? [], createSend(options, this.runtime));
    this.arrive = createArrive(this.send, options);
  }

  /** What a raw client stands on. */
  rawWay(): RawWay {
    const { baseUrl, headers } = this.options;
    const fetch = async (request: Request) => {
      const trip: Trip = { signal: request.signal };
      const response = await this.send(request, trip);
      unclocked(trip);
      return response;
    };
    return { baseUrl, headers, fetch };
  }

  /** Calls an operation that answers one thing: method, path, options, id, query or body, may it be repeated. */
  call<T>(...call: [Method, Path, CallOptions?, string?, object?, Repeat?]): Call<T> {
    return new Call(this.arrive<T>(call));
  }

  /** Calls an operation that lists: a GET, or a POST that only reads. */
  list<T, P extends Page<T> = Page<T>>(
    path: Path,
    query?: object,
    options?: CallOptions,
    method: Method = 'GET',
    id?: string,
  ): PageCall<T, P> {
    return new PageCall((position) =>
      this.arrive<P>([method, path, options, id, { ...query, ...position }, 'safe']),
    );
  }

  /** Calls an operation that takes a form with a `file`: once, and as long as the whole call may take. */
  upload<T>(path: Path, file: Blob, { onProgress, ...options }: UploadOptions = {}): Call<T> {
    const way: Way = { timeout: Infinity };
    if (onProgress) way.fetch = progressFetch(onProgress, this.options.fetch);
    return new Call(
      formOf(file).then((form) =>
        this.arrive<T>(['POST', path, options, undefined, undefined, 'once'], { ...way, form }),
      ),
    );
  }

  /** Calls an operation that answers a file. */
  download(path: Path, id?: string, options?: CallOptions): Call<Download> {
    const way: Way = {
      read(response) {
        unclocked(way);
        return downloadOf(response);
      },
    };
    return new Call(this.arrive<Download>(['GET', path, options, id], way));
  }
}
