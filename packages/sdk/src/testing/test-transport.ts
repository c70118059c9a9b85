/** A request that the test transport has received. */
export interface RecordedRequest {
  method: string;
  /** The path that was sent, without the query. */
  path: string;
  /** The placeholders of the matching route. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed if it is JSON. */
  body: unknown;
  signal: AbortSignal;
}

/**
 * The response of a route: a value (sent as JSON with 200), a Response, an Error to throw, or a function that returns one
 * of these.
 */
export type TestAnswer = object | string | number | boolean | null | ((request: RecordedRequest) => unknown);

/** A transport without a network. */
export interface TestTransport {
  /** Pass this to `createDaftar`. */
  fetch(input: string | Request, init?: RequestInit): Promise<Response>;
  /** Every request so far, in order. */
  readonly requests: RecordedRequest[];
  /**
   * Sets the responses of a route such as `GET /merchants/get/{id}`. Several responses are given in turn; the last one is
   * repeated.
   */
  on(route: string, ...answers: TestAnswer[]): TestTransport;
}

interface Route {
  matches(method: string, path: string): Record<string, string> | undefined;
  answers: TestAnswer[];
}

function routeOf(route: string, answers: TestAnswer[]): Route {
  const [method, template = ''] = route.split(' ');
  const parts = template.split('/');
  return {
    answers,
    matches(asked, path) {
      const given = path.split('/');
      if (asked !== method || given.length !== parts.length) return undefined;
      const params: Record<string, string> = {};
      const fits = parts.every((part, index) => {
        const value = decodeURIComponent(given[index] ?? '');
        if (part.startsWith('{')) params[part.slice(1, -1)] = value;
        return part.startsWith('{') || part === value;
      });
      return fits ? params : undefined;
    },
  };
}

/** Returns a response with a status, a JSON body and headers. */
export function reply(status: number, body?: unknown, headers: Record<string, string> = {}): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/**
 * Creates a transport that responds from a table of routes and records the requests.
 *
 * @param routes responses by route; an exact path is preferred to one with placeholders
 */
export function createTestTransport(routes: Record<string, TestAnswer> = {}): TestTransport {
  const table = new Map(Object.entries(routes).map(([route, answer]) => [route, routeOf(route, [answer])]));
  const requests: RecordedRequest[] = [];

  function find(method: string, path: string) {
    const found = [...table.values()].flatMap((route) => {
      const params = route.matches(method, path);
      return params ? [{ route, params }] : [];
    });
    return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
  }

  const transport: TestTransport = {
    requests,
    on(route, ...answers) {
      table.set(route, routeOf(route, answers));
      return transport;
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, searchParams } = new URL(request.url);
      const found = find(request.method, pathname);
      const recorded: RecordedRequest = {
        method: request.method,
        path: pathname,
        params: found?.params ?? {},
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(request.headers),
        body: parsed(await request.text()),
        signal: init?.signal ?? request.signal,
      };
      requests.push(recorded);
      if (!found) throw new Error(`No test answer for ${request.method} ${pathname}`);
      const { answers } = found.route;
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      const value: unknown = typeof answer === 'function' ? await answer(recorded) : answer;
      if (value instanceof Error) throw value;
      return value instanceof Response ? value.clone() : reply(200, value ?? null);
    },
  };
  return transport;
}
