import type { Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type AvailabilityQuery = Query<'checkAvailability'>;

/** Whether a name is free. */
export class Lookups extends Resource {
  available(query: NonNullable<AvailabilityQuery>, options?: CallOptions): Call<Result<'checkAvailability'>> {
    return this.api.call('GET', '/lookups/available', options, undefined, query);
  }
}
