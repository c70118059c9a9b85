import type { FastifyInstance } from 'fastify';
import { type BackofficeFiles, buildBackofficeApp } from '../apps/backoffice-app.ts';
import { buildCheckoutApp } from '../apps/checkout-app.ts';
import { ConfigError } from '../config/read-config.ts';
import { forPayments, type Gateway } from '../gateway.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { startMetricsServer } from '../observe/metrics-server.ts';
import { addStateGauges } from '../observe/state-gauges.ts';
import { startTracing } from '../observe/tracing.ts';
import { endReader, prepareReader } from '../sheets/ready-reader.ts';
import { buildGateway, type GatewayOptions } from './build-gateway.ts';
import { closeApp } from './close-app.ts';
import { jobTasks } from './job-tasks.ts';
import { listen } from './listen.ts';
import { type OpenSandbox, sandboxOptions } from './sandbox.ts';
import { Shutdown } from './shutdown.ts';

export interface ProductFiles extends BackofficeFiles {
  frame: string;
  loader: string;
}

export interface Product {
  gateway: Gateway;
  close(): Promise<void>;
}

export interface ProductOptions extends GatewayOptions {
  files?: ProductFiles;
  /** Called when the database is ready and nothing listens yet. Adds the data of the first run. */
  prepare?: (gateway: Gateway) => Promise<void>;
  /** Builds the payment sandbox; production has none. */
  openSandbox?: OpenSandbox;
  /** False: jobs run only when something queues them (tests). */
  runsSchedule?: boolean;
}

/** Starts the product: database, sandbox, checkout, back-office and jobs. Closes what is open when a part fails. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { SHUTDOWN_DELAY_SECONDS: delay, SHUTDOWN_SECONDS: grace } = options.environment;
  const shutdown = new Shutdown(grace * 1000);
  try {
    await trace(options, shutdown);
    const gateway = await buildGateway(options, shutdown);
    assertProvider(gateway, options);
    await options.prepare?.(gateway);
    options.stopped?.throwIfAborted();
    await serve(gateway, options, shutdown);
    return { gateway, close: () => shutdown.begin(delay * 1000) };
  } catch (error) {
    await shutdown.begin();
    throw error;
  }
}

/** Throws `ConfigError` when there is neither a sandbox nor a real payment provider. */
function assertProvider({ settings }: Gateway, { openSandbox }: ProductOptions): void {
  if (settings.sandbox && !openSandbox)
    throw new ConfigError(
      'This start has no payment sandbox. Set the variables of a payment provider, such as FAWRY_BASE_URL, FAWRY_MERCHANT_CODE and FAWRY_SECURE_KEY, or use npm start',
    );
}

async function trace({ environment, log }: ProductOptions, shutdown: Shutdown): Promise<void> {
  const stop = await startTracing({
    endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: environment.OTEL_SERVICE_NAME,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
    log,
  });
  shutdown.addDependency(stop);
}

async function serve(gateway: Gateway, options: ProductOptions, shutdown: Shutdown): Promise<void> {
  const { environment, files, stopped } = options;
  await serveMetrics(gateway, options, shutdown);
  const open = async (app: FastifyInstance, port: number, variable: string) => {
    stopped?.throwIfAborted();
    await listen(app, environment.HOST, port, variable);
  };
  if (gateway.settings.sandbox && options.openSandbox) {
    const sandbox = await options.openSandbox(sandboxOptions(gateway));
    // A dependency, so that it closes after apps and jobs: running payments call the sandbox.
    shutdown.addDependency(() => sandbox.close());
    await open(sandbox, environment.SANDBOX_PORT, 'SANDBOX_PORT');
  }
  const checkout = await buildCheckoutApp(forPayments(gateway), files);
  shutdown.addWorker((graceMs) => closeApp(checkout, graceMs));
  await open(checkout, environment.CHECKOUT_PORT, 'CHECKOUT_PORT');
  const backoffice = await buildBackofficeApp(gateway, files);
  shutdown.addWorker((graceMs) => closeApp(backoffice, graceMs));
  await open(backoffice, environment.PORT, 'PORT');
  prepareReader();
  shutdown.addDependency(async () => endReader());
  const jobs = await startJobs(gateway, jobTasks(gateway), options.runsSchedule ?? true);
  shutdown.addWorker(() => jobs.stop());
}

async function serveMetrics(
  gateway: Gateway,
  { environment }: ProductOptions,
  shutdown: Shutdown,
): Promise<void> {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token } = environment;
  if (port === undefined) return;
  const { registry } = gateway.metrics;
  addStateGauges(registry, gateway);
  const server = await startMetricsServer(registry, { host, port, token });
  // A dependency, so that metrics can be read until all work is done.
  shutdown.addDependency(async () => {
    server.close();
    server.closeAllConnections();
  });
}
