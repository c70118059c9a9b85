import type { Body, Result } from '../contract.ts';
import type { Call } from '../core/call.ts';
import type { CallOptions } from '../core/options.ts';
import { Resource } from '../core/resource.ts';

export type DashboardSummary = Result<'getDashboardSummary'>;
export type DashboardRange = Body<'filterServicesShare'>;

/** What happened today, or between two days. */
export class Dashboard extends Resource {
  /** The counts that the caller may see. */
  summary(options?: CallOptions): Call<Result<'getDashboardSummary'>> {
    return this.api.call('GET', '/summary/get-dashboard-summary', options);
  }

  /** Today's successful transactions by service. */
  servicesShare(options?: CallOptions): Call<Result<'getServicesShare'>> {
    return this.api.call('GET', '/summary/get-subscription-summary', options);
  }

  /** Today's revenue by service and currency, in major units. */
  revenueShare(options?: CallOptions): Call<Result<'getRevenueShare'>> {
    return this.api.call('GET', '/summary/get-today-sales', options);
  }

  filterServicesShare(range: DashboardRange, options?: CallOptions): Call<Result<'filterServicesShare'>> {
    return this.api.call('POST', '/summary/filter-subscription', options, undefined, range, 'safe');
  }

  filterRevenueShare(range: DashboardRange, options?: CallOptions): Call<Result<'filterRevenueShare'>> {
    return this.api.call('POST', '/summary/filter-sales', options, undefined, range, 'safe');
  }
}
