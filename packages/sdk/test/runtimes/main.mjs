// Runs on Node, Deno and Bun: calls a real HTTP server with the packed SDK, and uses all features that differ between
// runtimes.
import { createServer } from 'node:http';
import { createDaftar, NotFoundError, TimeoutError } from '@daftar/sdk';

const merchant = { _id: 'm1', name: 'Nile Books' };
const uploaded = { fileName: 'approvals.xlsx', total: 1, verdicts: {} };
const seen = { received: 0, lists: 0, keys: [] };

const json = (response, status, body, headers = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const routes = {
  'GET /merchants/get': (_, response) => {
    seen.lists += 1;
    if (seen.lists === 1) return json(response, 503, { message: 'Busy', errors: [] }, { 'retry-after': '0' });
    json(response, 200, { data: [merchant], current: 1, pages: 1, total: 1 });
  },
  'GET /merchants/get/none': (_, response) =>
    json(response, 404, { message: 'No such merchant', errors: [] }),
  'GET /merchants/get/slow': () => {},
  'POST /settlements/add': (request, response) => {
    seen.keys.push(request.headers['idempotency-key']);
    if (seen.keys.length === 1) return request.socket.destroy();
    json(response, 200, { _id: 's1' });
  },
  'POST /file-upload/process/file/upload': (_, response) => json(response, 200, uploaded),
  'GET /checkout/sessions/cs1/events': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const status of ['open', 'paid'])
      response.write(`data: ${JSON.stringify({ sessionId: 'cs1', status })}\n\n`);
  },
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  let size = 0;
  request.on('error', () => {});
  request.on('data', (chunk) => {
    size += chunk.length;
  });
  request.on('end', () => {
    seen.received = Math.max(seen.received, size);
    routes[`${request.method} ${pathname}`](request, response);
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const check = (name, holds) => {
  if (!holds) throw new Error(`${name}: ${JSON.stringify(seen)}`);
};
const failure = (call) =>
  call.then(
    () => undefined,
    (error) => error,
  );
const daftar = createDaftar({ baseUrl: `http://127.0.0.1:${server.address().port}`, token: 'any' });

const names = [];
for await (const { name } of daftar.merchants.list()) names.push(name);
check('a 503 is retried', names.join() === 'Nile Books' && seen.lists === 2);

check('an error has its class', (await failure(daftar.merchants.retrieve('none'))) instanceof NotFoundError);

const late = await failure(daftar.merchants.retrieve('slow', { timeout: 100, maxRetries: 0 }));
check('a slow answer times out', late instanceof TimeoutError);

const aborted = await failure(daftar.merchants.retrieve('slow', { signal: AbortSignal.timeout(50) }));
check('a signal ends a call', aborted.name === 'AbortError');

await daftar.settlements.create({ totalRevenue: 1 });
check('a broken money call repeats its key', seen.keys[0] && seen.keys[0] === seen.keys[1]);

const progress = [];
const sheet = new File([new Uint8Array(300_000)], 'approvals.xlsx');
await daftar.approvals.upload(sheet, { onProgress: ({ loaded }) => progress.push(loaded) });
check('an upload arrives whole', seen.received > 300_000 && progress.at(-1) >= 300_000);

const statuses = [];
for await (const { status } of daftar.checkout.watch('cs1')) statuses.push(status);
check('events are streamed', statuses.join() === 'open,paid');

server.closeAllConnections();
server.close();
console.log('Nile Books');
