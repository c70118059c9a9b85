import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type AskPrism, createPrism } from './create-prism.ts';
import { MockProblem, problem } from './problem.ts';
import { readBody } from './read-body.ts';
import { preferredCode, toPrism } from './to-prism.ts';

export interface Mock {
  url: string;
  close(): Promise<void>;
}

const REQUEST_ID = 'req_mock';

function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after, idempotency-replayed');
}

async function answer(ask: AskPrism, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const {
    statusCode,
    headers = {},
    body,
  } = await ask(toPrism(request, await readBody(request)), preferredCode(request));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = statusCode;
  if (body === undefined) return void response.end();
  const type = String(response.getHeader('content-type') ?? '');
  response.end(type.includes('json') ? JSON.stringify(body) : String(body));
}

function refuse(response: ServerResponse, error: unknown): void {
  const known =
    error instanceof MockProblem ? error : problem(500, error instanceof Error ? error.message : 'Unknown');
  if (response.headersSent) return void response.end();
  response.writeHead(known.statusCode, { 'content-type': 'application/json', 'x-request-id': REQUEST_ID });
  response.end(JSON.stringify(known.toProblem(REQUEST_ID)));
}

/** Starts the mock server on a port of 127.0.0.1; port 0 selects a free one. */
export async function startMock(port: number): Promise<Mock> {
  const contract = JSON.parse(
    await readFile(fileURLToPath(import.meta.resolve('@daftar/openapi/openapi.json')), 'utf8'),
  );
  const ask = await createPrism(contract);
  const server = createServer((request, response) => {
    allowAnyOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    answer(ask, request, response).catch((error: unknown) => refuse(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const taken = address !== null && typeof address === 'object' ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
