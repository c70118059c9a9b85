import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../contract.ts';
import { type Arrive, createArrive, type Method, type PlainRequest, type Repeat } from './arrive.ts';
import { Call } from './call.ts';
import type { CallOptions, DaftarOptions } from './options.ts';
import { type Page, PageCall } from './page.ts';
import { type Runtime, systemRuntime } from './runtime.ts';
import { createSend, type Send, type Trip } from './transport.ts';

type Path = keyof paths & string;

/** The contract's own client: middleware lies above `send`, so it sees each call once, however often it is tried. */
function createRaw({ baseUrl, headers }: DaftarOptions, send: Send): Client<paths> {
  return createClient<paths>({
    baseUrl,
    headers,
    // A redirect would carry the token to an origin that nobody chose.
    redirect: 'manual',
    async fetch(request) {
      const trip: Trip = { signal: request.signal };
      const response = await send(request, trip);
      // Whoever reads the body does so without a clock, but the caller's signal still ends it.
      trip.guard?.restart(Infinity);
      return response;
    },
  });
}

/** The contract's operations by method and path; every resource calls through it. */
export class Api {
  declare readonly raw: Client<paths>;
  declare readonly runtime: Runtime;
  declare readonly arrive: Arrive;

  constructor(options: DaftarOptions) {
    this.runtime = { ...systemRuntime, ...options.runtime };
    const send = createSend(options, this.runtime);
    this.raw = createRaw(options, send);
    this.arrive = createArrive(this.raw.request as unknown as PlainRequest, send, options.baseUrls);
  }

  /** Calls an operation that answers one thing: method, path, options, id, query or body, may it be repeated. */
  call<T>(...call: [Method, Path, CallOptions?, string?, object?, Repeat?]): Call<T> {
    return new Call(this.arrive<T>(...call));
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
      this.arrive<P>(method, path, options, id, { ...query, ...position }, 'safe'),
    );
  }
}
