import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Carrier = Row<'listCarriers'>;
export type CarrierDetail = Result<'getCarrier'>;
export type CarrierQuery = Query<'listCarriers'>;
export type CarrierInput = Body<'addCarrier'>;
export type CarrierChange = Body<'editCarrier'>;
export type CarrierStatusChange = Body<'setCarrierStatus'>;

/** Carriers, operators among them. */
export class Carriers extends Resource {
  list(query?: CarrierQuery, options?: CallOptions): PageCall<Carrier> {
    return this.api.list('/carriers/get', query, options);
  }

  /** One carrier with its history. */
  retrieve(id: string, options?: CallOptions): Call<CarrierDetail> {
    return this.api.call('GET', '/carriers/get/{id}', options, id);
  }

  create(carrier: CarrierInput, options?: CallOptions): Call<Result<'addCarrier'>> {
    return this.api.call('POST', '/carriers/add', options, undefined, carrier);
  }

  update(id: string, change: CarrierChange, options?: CallOptions): Call<Result<'editCarrier'>> {
    return this.api.call('PUT', '/carriers/edit/{id}', options, id, change);
  }

  setStatus(
    id: string,
    change: CarrierStatusChange,
    options?: CallOptions,
  ): Call<Result<'setCarrierStatus'>> {
    return this.api.call('PUT', '/carriers/edit/status/{id}', options, id, change);
  }

  delete(id: string, options?: CallOptions): Call<Result<'deleteCarrier'>> {
    return this.api.call('DELETE', '/carrier/delete/{id}', options, id);
  }
}
