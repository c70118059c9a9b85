import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Service = Row<'listServices'>;
/** A page of services, with the accounts that a service can name. */
export type ServicePage = Result<'listServices'>;
export type ServiceDetail = Result<'getService'>;
export type ServiceQuery = Query<'listServices'>;
export type OwnService = Row<'listOwnServices'>;
export type OwnServiceQuery = Query<'listOwnServices'>;
export type ServiceInput = Body<'addService'>;
export type ServiceChange = Body<'editService'>;
export type ServiceStatusChange = Body<'setServiceStatus'>;

/** What merchants sell: providers, shares, payment methods, addresses. */
export class Services extends Resource {
  list(query?: ServiceQuery, options?: CallOptions): PageCall<Service, ServicePage> {
    return this.api.list('/services/get', query, options);
  }

  /** The caller's own services. */
  listOwn(query?: OwnServiceQuery, options?: CallOptions): PageCall<OwnService> {
    return this.api.list('/services/get/by-user', query, options);
  }

  /** One service by its `_id` or its public `serviceId`. */
  retrieve(id: string, options?: CallOptions): Call<ServiceDetail> {
    return this.api.call('GET', '/services/get/{id}', options, id);
  }

  retrieveBySid(sid: string, options?: CallOptions): Call<Result<'getServiceBySid'>> {
    return this.api.call('GET', '/services/get/sid/{sid}', options, sid);
  }

  create(service: ServiceInput, options?: CallOptions): Call<Result<'addService'>> {
    return this.api.call('POST', '/services/add', options, undefined, service);
  }

  update(id: string, change: ServiceChange, options?: CallOptions): Call<Result<'editService'>> {
    return this.api.call('PUT', '/services/edit/{id}', options, id, change);
  }

  /** Suspends a service, or activates it again. */
  setStatus(
    id: string,
    change: ServiceStatusChange,
    options?: CallOptions,
  ): Call<Result<'setServiceStatus'>> {
    return this.api.call('PUT', '/services/edit/status/{id}', options, id, change);
  }
}
