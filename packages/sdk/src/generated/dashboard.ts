// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type DashboardSummary = Result<'getDashboardSummary'>;
export type DashboardRange = Body<'filterServicesShare'>;

/** Figures of today, or between two days. */
export class Dashboard extends Resource {
  private readonly basePath = '/summary';

  /**
   * Reads the counts of the dashboard.
   *
   * The counts that the caller may see. Users of the platform owner get clients and operators, other callers get users
   * and roles; all get services and oneTimePurchase.
   */
  summary(options?: CallOptions): Call<DashboardSummary> {
    return this.api.call<'GET', '/summary/get-dashboard-summary'>('GET', `${this.basePath}/get-dashboard-summary`, {}, options);
  }

  /**
   * Reads today's share of each service.
   *
   * Counts today's successful transactions. A bare array, not a page, the busiest service first; a merchant's users get
   * its own services, a carrier's those that it carries. Today is the current day in each country's time zone.
   */
  servicesShare(options?: CallOptions): Call<Result<'getServicesShare'>> {
    return this.api.call<'GET', '/summary/get-subscription-summary'>('GET', `${this.basePath}/get-subscription-summary`, {}, options);
  }

  /**
   * Reads today's revenue of each service.
   *
   * In major units. A bare array, not a page: a row for each service and currency, the largest amount of a currency
   * first. A merchant's and a carrier's users get their own share of it. Today is the current day in each country's
   * time zone.
   */
  revenueShare(options?: CallOptions): Call<Result<'getRevenueShare'>> {
    return this.api.call<'GET', '/summary/get-today-sales'>('GET', `${this.basePath}/get-today-sales`, {}, options);
  }

  /**
   * Reads the share of each service between two days.
   *
   * Successful transactions between two days, inclusive. A bare array, not a page, the busiest service first. Only this
   * operation and the next one name the days startDate and endDate.
   */
  filterServicesShare(query: DashboardRange, options?: CallOptions): Call<Result<'filterServicesShare'>> {
    return this.api.call<'POST', '/summary/filter-subscription'>('POST', `${this.basePath}/filter-subscription`, { body: query, repeat: 'safe' }, options);
  }

  /**
   * Reads the revenue of each service between two days.
   *
   * In major units, between two days, inclusive. A bare array, not a page: a row for each service and currency, the
   * largest amount of a currency first. A merchant's and a carrier's users get their own share of it.
   */
  filterRevenueShare(query: DashboardRange, options?: CallOptions): Call<Result<'filterRevenueShare'>> {
    return this.api.call<'POST', '/summary/filter-sales'>('POST', `${this.basePath}/filter-sales`, { body: query, repeat: 'safe' }, options);
  }
}
