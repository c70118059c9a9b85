import type { Body, components, Query, Result, Row } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import type { PageCall } from '../core/page.ts';
import { Resource } from '../core/resource.ts';

export type Package = Row<'listPackages'>;
export type PackageQuery = Query<'listPackages'>;
export type PackageInput = Body<'addPackage'>;
export type PackageChange = Body<'editPackage'>;
export type PaymentLinkInput = Body<'generatePaymentLink'>;
export type PaymentLink = Result<'generatePaymentLink'>;

/** A package as the customer who follows its link sees it. */
export type PublicPackage = components['schemas']['PublicPackage'];

/** What is paid by a link; `amount` is digits, whole major units. */
export class Packages extends Resource {
  list(query?: PackageQuery, options?: CallOptions): PageCall<Package> {
    return this.api.list('/packages/get', query, options);
  }

  /** The whole record to a token that may read it, the public view to anyone else. */
  retrieve(id: string, options?: CallOptions): Call<Package | PublicPackage> {
    return this.api.call('GET', '/packages/get/{id}', options, id);
  }

  create(pack: PackageInput, options?: CallOptions): Call<Result<'addPackage'>> {
    return this.api.call('POST', '/packages/add', options, undefined, pack);
  }

  update(id: string, change: PackageChange, options?: CallOptions): Call<Result<'editPackage'>> {
    return this.api.call('PUT', '/packages/edit/{id}', options, id, change);
  }

  delete(id: string, options?: CallOptions): Call<Result<'deletePackage'>> {
    return this.api.call('DELETE', '/packages/delete/{id}', options, id);
  }

  /** Starts the payment of a package, for whoever holds its link; the answer's orderId is another where yours was taken. */
  generateLink(customer: PaymentLinkInput, options?: CallOptions): Call<PaymentLink> {
    return this.api.call('POST', '/packages/generate-link', options, undefined, customer, 'keyed');
  }
}
