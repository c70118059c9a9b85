import { createApiClient } from './core/api-client.ts';
import type { DaftarOptions } from './core/options.ts';
import type { RawClient } from './core/raw-client.ts';
import { createResources, type Resources } from './generated/resources.ts';

/** A client of the Daftar API: a resource for each area, and `raw` for the contract's paths. */
export interface Daftar extends Resources {
  /**
   * The openapi-fetch client of the contract's paths. The resources' calls use it, too. Its calls return `{ data, error,
   * response }`. It retries reads, and writes that have an `Idempotency-Key` header.
   */
  readonly raw: RawClient;
}

/**
 * Creates a client of the Daftar API.
 *
 * @throws DaftarError without a `baseUrl`, or if it is no address
 * @throws DaftarError from every call of a resource: an `ApiError` when the server rejects the call, otherwise
 * `ConnectionError`, `TimeoutError` or `AbortError`
 */
export function createDaftar(options: DaftarOptions): Daftar {
  const client = createApiClient(options);
  return { ...createResources(client), raw: client.raw };
}
