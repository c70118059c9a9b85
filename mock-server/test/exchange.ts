import { type ContractOperation, contractOperations, resolved, schemaFaults } from '@daftar/openapi/checking';
import type { FetchInit } from '@daftar/sdk';

/** A request with its response, checked against the contract. */
export interface Exchange {
  operationId: string;
  status: number;
  faults: string[];
  /** The response's body if it is JSON. */
  answer: unknown;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const routes = contractOperations
  .map((operation) => {
    const pattern = operation.path
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^/]+');
    return { operation, pattern: new RegExp(`^${pattern}$`), open: pattern.includes('[^/]+') };
  })
  .sort((a, b) => Number(a.open) - Number(b.open));

/** Returns the operation that a request calls; literal paths win over paths with parameters. */
export function operationOf(method: string, path: string): ContractOperation | undefined {
  return routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
    ?.operation;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the faults of a response's status, type, headers and body. */
export function responseFaults(
  operation: ContractOperation,
  response: Response,
  text: string | undefined,
): string[] {
  const node = operation.responses[response.status];
  if (!node) return [`status ${response.status} is not described: ${text?.slice(0, 300)}`];
  const { content } = resolved(node);
  const faults = response.headers.get('x-request-id') ? [] : [`${response.status} without x-request-id`];
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (!content) return text ? [...faults, `${response.status} has a body`] : faults;
  const shown = content[type];
  if (!shown) return [...faults, `${response.status} has the type ${type}`];
  if (type !== 'application/json' || text === undefined) return faults;
  const found = schemaFaults(shown.schema, parsed(text));
  return [...faults, ...found.map((fault) => `answer ${response.status}: ${fault}`)];
}

/** Returns a fetch that checks every exchange against the contract. */
export function checkingFetch(onExchange: (exchange: Exchange) => void) {
  return async (url: string, init: FetchInit): Promise<Response> => {
    const { method, body: sent } = init;
    const response = await fetch(url, init);
    const { pathname } = new URL(url);
    const operation = operationOf(method, pathname);
    if (!operation) throw new Error(`The contract has no ${method} ${pathname}`);
    // A stream may never end; the cases check its events.
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const answered = isStream ? undefined : await response.clone().text();
    const faults = responseFaults(operation, response, answered);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const unsent = schema
      ? schemaFaults(schema, parsed(String(sent))).map((fault) => `request: ${fault}`)
      : [];
    onExchange({
      operationId: operation.operationId,
      status: response.status,
      faults: [...unsent, ...faults],
      answer: answered && parsed(answered),
    });
    return response;
  };
}
