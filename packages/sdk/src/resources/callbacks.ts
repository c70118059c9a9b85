import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type ProviderNotice = Body<'receiveProviderCallback'>;

/** Where payment providers tell outcomes. */
export class Callbacks extends Resource {
  /** Delivers a provider's signed notice as it came; for providers' sandboxes and tests. */
  receive(
    provider: string,
    notice: ProviderNotice,
    options?: CallOptions,
  ): Call<Result<'receiveProviderCallback'>> {
    return this.api.call('POST', '/callbacks/{provider}', options, provider, notice);
  }
}
