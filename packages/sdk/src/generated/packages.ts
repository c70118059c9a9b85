// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions, EditOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type PackageQuery = Query<'listPackages'>;
export type Package = Row<'listPackages'>;
export type PackageInput = Body<'addPackage'>;
export type PackageChange = Body<'editPackage'>;
export type PaymentLinkInput = Body<'generatePaymentLink'>;
export type PaymentLink = Result<'generatePaymentLink'>;
export type PackageFigures = Result<'getPackageFigures'>;

/** Packages, which customers pay by a link; `amount` is digits, in whole major units. */
export class Packages extends Resource {
  private readonly basePath = '/packages';

  /**
   * Lists packages.
   *
   * q finds name and serviceId. Sorts by createdDate, name, amount, country, currency, serviceId, callbackUrl, active,
   * expiryDate, link, serviceName, merchantName.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  list(query?: PackageQuery, options?: CallOptions): PageCall<Package> {
    return this.api.list<'GET', '/packages/get'>('GET', `${this.basePath}/get`, { query }, options);
  }

  /**
   * Reads a package.
   *
   * Without a token, or with one that may not read this package, returns the public view for the payment-link page, or
   * 404 (package.linkInvalid) if the link is switched off or has expired. A token that is no longer valid returns 401.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  retrieve(id: string, options?: CallOptions): Call<Result<'getPackage'>> {
    return this.api.call<'GET', '/packages/get/{id}'>('GET', `${this.basePath}/get/{id}`, { path: { id } }, options);
  }

  /**
   * Creates a package.
   *
   * The package belongs to the service's merchant; callers other than the platform owner must name a service of their
   * own. Send its `linkAddress` to customers.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   */
  create(body: PackageInput, options?: CallOptions): Call<Package> {
    return this.api.call<'POST', '/packages/add'>('POST', `${this.basePath}/add`, { body }, options);
  }

  /**
   * Edits a package.
   *
   * Payments that customers have already started keep their amount. A callbackUrl that is left out is removed; a link
   * that is left out stays unchanged.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws PreconditionFailedError The record has changed since the version that If-Match names (stale). Nothing was
   * saved; `current` is the record as it is now, ETag its version, and changedBy and changedAt its newest change.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  update(id: string, body: PackageChange, options?: EditOptions): Call<Package> {
    return this.api.call<'PUT', '/packages/edit/{id}'>('PUT', `${this.basePath}/edit/{id}`, { path: { id }, body }, options);
  }

  /**
   * Deletes a package.
   *
   * Payments that customers have already started can still be finished.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  delete(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'DELETE', '/packages/delete/{id}'>('DELETE', `${this.basePath}/delete/{id}`, { path: { id } }, options);
  }

  /**
   * Starts the payment of a package.
   *
   * Creates a checkout session that is open for an hour. Its amount is the package's, or the customer's if the link
   * leaves the amount open. If the orderId is taken, the server creates another and returns it. The serviceId must be
   * the package's; another returns 404.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ConflictError The number is blacklisted (blacklisted), the package cannot be paid at the moment
   * (package.suspended), its link is switched off or has expired (package.linkInvalid), or the same request is still
   * being processed (in-flight).
   */
  generateLink(body: PaymentLinkInput, options?: CallOptions): Call<PaymentLink> {
    return this.api.call<'POST', '/packages/generate-link'>('POST', `${this.basePath}/generate-link`, { body, repeat: 'keyed' }, options);
  }

  /**
   * Reads how often a package's link was used.
   *
   * A deleted package has no figures.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  figures(id: string, options?: CallOptions): Call<PackageFigures> {
    return this.api.call<'GET', '/packages/figures/{id}'>('GET', `${this.basePath}/figures/{id}`, { path: { id } }, options);
  }

  /**
   * Counts a visit to the page of a package's link.
   *
   * The payment page calls this operation once per visit; link previews do not. Visits are not counted while the link
   * is unusable.
   *
   * @throws NotFoundError The record does not exist in the caller's scope.
   * @throws ApiError A part of the address is longer than 200 characters.
   */
  countOpening(id: string, options?: CallOptions): Call<undefined> {
    return this.api.call<'POST', '/packages/opened/{id}'>('POST', `${this.basePath}/opened/{id}`, { path: { id } }, options);
  }
}
