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
   * Receives a provider's notice about a payment.
   *
   * Accepts a provider's signed message exactly as it was sent. For providers; call it yourself only from sandboxes and
   * tests. The body has the provider's own format; the example is Fawry's. Only the fields that its signature covers
   * are trusted, and a repeated message changes nothing. MontyPay gets the plain text OK, which it expects; JazzCash
   * gets fields of its own beside `status`. A provider that is not configured returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  receive(provider: string, body: ProviderNotice, query?: ProviderNoticeQuery, options?: CallOptions): Call<Result<'receiveProviderCallback'>> {
    return this.api.call<'POST', '/callbacks/{provider}'>('POST', '/callbacks/{provider}', { path: { provider }, query, body }, options);
  }
}
