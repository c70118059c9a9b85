import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { ConfigError } from '../config/read-config.ts';
import { equalSecret } from '../security/equal-secret.ts';

export interface MetricsServerOptions {
  host: string;
  port: number;
  /** Bearer token that readers must send; undefined requires none. */
  token: string | undefined;
}

/** Serves the metrics on a separate port, which should not be public. */
export async function startMetricsServer(
  registry: Registry,
  { host, port, token }: MetricsServerOptions,
): Promise<Server> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    void sendMetrics(registry, token, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new ConfigError(
          `METRICS_PORT=${port} on METRICS_HOST=${host} cannot be used (${error.code ?? error.message})`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  return server;
}

async function sendMetrics(
  registry: Registry,
  token: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('x-content-type-options', 'nosniff').setHeader('cache-control', 'no-store');
  if (request.method !== 'GET' || request.url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  if (token !== undefined && !equalSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    return;
  }
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType }).end(text);
}
