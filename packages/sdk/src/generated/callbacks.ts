// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type ProviderNoticeQuery = Query<'receiveProviderCallback'>;
export type ProviderNotice = Body<'receiveProviderCallback'>;

/** Notifications of payment providers. */
export class Callbacks extends Resource {
  /**
   * Takes in what a provider tells of a payment.
   *
   * Takes a provider's signed message as it was sent; call it from providers' sandboxes and tests only. The body is the
   * provider's own, here Fawry's. Only what its signature covers is believed, and each message counts once. MontyPay
   * gets the plain text OK, which it expects, JazzCash its own fields beside `status`. A provider that is not
   * configured is 404.
   *
   * @throws NotFoundError There is no such record in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  receive(provider: string, body: ProviderNotice, query?: ProviderNoticeQuery, options?: CallOptions): Call<Result<'receiveProviderCallback'>> {
    return this.api.call<'POST', '/callbacks/{provider}'>('POST', '/callbacks/{provider}', { path: { provider }, query, body }, options);
  }
}
