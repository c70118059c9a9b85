// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type ServiceQuery = Query<'listServices'>;
export type Service = Row<'listServices'>;
export type ServicePage = Result<'listServices'>;
export type OwnServiceQuery = Query<'listOwnServices'>;
export type OwnService = Row<'listOwnServices'>;
export type ServiceDetail = Result<'getService'>;
export type ServiceInput = Body<'addService'>;
export type ServiceChange = Body<'editService'>;
export type ServiceStatusChange = Body<'setServiceStatus'>;

/** The services that merchants sell: providers, shares, payment methods and addresses. */
export class Services extends Resource {
  private readonly basePath = '/services';

  /**
   * Lists services.
   *
   * Also returns the accounts that a service can name. A merchant's users get its own services, a carrier's users those
   * that it carries. Sorts by createdDate, serviceName, merchant, serviceProvider, serviceType, country, status,
   * serviceId, carrierShare, merchantShare; `-createdDate` by default. A carrier's users cannot sort by fields that
   * they do not see. `q` finds names of services, providers and merchants, and a serviceId as a whole.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: ServiceQuery, options?: CallOptions): PageCall<Service, ServicePage> {
    return this.api.list<'GET', '/services/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Lists the caller's services.
   *
   * The same services as `/services/get`, for users without the service screens: other screens need the services for
   * filters and choices. Sorts by createdDate, serviceName, merchant, serviceProvider, serviceType, country, status,
   * serviceId, carrierShare, merchantShare; `-createdDate` by default. A carrier's users cannot sort by fields that
   * they do not see. `q` finds names of services, providers and merchants, and a serviceId as a whole.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  listOwn(query?: OwnServiceQuery, options?: CallOptions): PageCall<OwnService> {
    return this.api.list<'GET', '/services/get/by-user'>('GET', `${this.basePath}/get/by-user`, { query }, options);
  }

  /**
   * Reads a service.
   *
   * By its `_id` or its public serviceId. A service that the caller neither sells nor carries returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<ServiceDetail> {
    return this.api.call<'GET', '/services/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Reads a service by its public id.
   *
   * The sid of a service is its serviceId. A service that the caller neither sells nor carries returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieveBySid(sid: string, options?: CallOptions): Call<Service> {
    return this.api.call<'GET', '/services/get/sid/{sid}'>('GET', `${this.basePath}/get/sid/{sid}`, { path: { sid } }, options);
  }

  /**
   * Creates a service.
   *
   * The service is active at once. Returns 400 for shares that sum to more than 100, an unknown merchant or provider,
   * and an address that is not https or contains credentials. Returns 409 for an inactive merchant (merchant-inactive)
   * and for a name that another service of the merchant has (service.nameTaken), ignoring case and extra spaces.
   *
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   */
  create(body: ServiceInput, options?: CallOptions): Call<Service> {
    return this.api.call<'POST', '/services/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a service.
   *
   * Optional fields that are left out are cleared; the merchant cannot change. Returns 400 for shares that sum to more
   * than 100, an unknown provider, and an address that is not https or contains credentials. Returns 409 for a name
   * that another service of the merchant has (service.nameTaken). Existing payments keep their shares and the service
   * name that they were made with.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The record does not allow this at the moment: its name is taken (nameTaken, with the record's
   * kind before it), its merchant is inactive (merchant-inactive) or has money in this currency
   * (merchant.currencyFixed), it is the caller's own user (user.deactivateOneself), or the account would be left
   * without an administrator (last-admin) or without an active user who can grant a permission (role.lastHolder, whose
   * values name it).
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: ServiceChange, options?: EditOptions): Call<Service> {
    return this.api.call<'PUT', '/services/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Suspends or activates a service.
   *
   * The open checkout sessions of a suspended service show an error, and nothing new can be started. Sending the
   * current status changes nothing.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  setStatus(id: string, body: ServiceStatusChange, options?: CallOptions): Call<Service> {
    return this.api.call<'PUT', '/services/edit/status/{id}'>('PUT', `${this.basePath}/edit/status/{id}`, { path: { id }, body }, options);
  }
}
