import type { IncomingMessage } from 'node:http';
import type { IHttpRequest } from '@stoplight/prism-http';
import type { ReadBody } from './read-body.ts';

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** Converts a Node request to a Prism request. */
export function toPrism(request: IncomingMessage, { body, length }: ReadBody): IHttpRequest {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
  const headers = Object.entries(request.headers).map(
    ([name, value]) => [name, String(value ?? '')] as const,
  );
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: { path: pathname, query: queryOf(searchParams) },
    // Prism checks a body's type only when there is a content-length; chunked bodies have none.
    headers: { ...Object.fromEntries(headers), 'content-length': String(length) },
    body,
  };
}

/** Returns the status in a `Prefer: code=404` header; undefined without one. */
export function preferredCode(request: IncomingMessage): number | undefined {
  const code = /(?:^|[,;\s])code=(\d{3})\b/.exec(String(request.headers.prefer ?? ''))?.[1];
  return code === undefined ? undefined : Number(code);
}
