import { Api } from './core/api.ts';
import type { DaftarOptions, RawWay } from './core/options.ts';
import { Analytics } from './resources/analytics.ts';
import { Approvals } from './resources/approvals.ts';
import { Auth } from './resources/auth.ts';
import { Blacklists } from './resources/blacklists.ts';
import { Callbacks } from './resources/callbacks.ts';
import { Carriers } from './resources/carriers.ts';
import { Checkout } from './resources/checkout.ts';
import { Dashboard } from './resources/dashboard.ts';
import { Exports } from './resources/exports.ts';
import { History } from './resources/history.ts';
import { Loans } from './resources/loans.ts';
import { Lookups } from './resources/lookups.ts';
import { Mena } from './resources/mena.ts';
import { Merchants } from './resources/merchants.ts';
import { Monty } from './resources/monty.ts';
import { Operators } from './resources/operators.ts';
import { Packages } from './resources/packages.ts';
import { Paymob } from './resources/paymob.ts';
import { Payouts } from './resources/payouts.ts';
import { Products } from './resources/products.ts';
import { ProfileResource } from './resources/profile.ts';
import { Reports } from './resources/reports.ts';
import { Roles } from './resources/roles.ts';
import { Search } from './resources/search.ts';
import { Services } from './resources/services.ts';
import { Settlements } from './resources/settlements.ts';
import { Subscriptions } from './resources/subscriptions.ts';
import { Users } from './resources/users.ts';
import { Views } from './resources/views.ts';
import { WebhookDeliveries } from './resources/webhook-deliveries.ts';

/** The API, by area. */
export interface Daftar<Raw = unknown> {
  readonly auth: Auth;
  readonly profile: ProfileResource;
  readonly roles: Roles;
  readonly merchants: Merchants;
  readonly carriers: Carriers;
  readonly operators: Operators;
  readonly services: Services;
  readonly settlements: Settlements;
  readonly reports: Reports;
  readonly checkout: Checkout;
  readonly mena: Mena;
  readonly paymob: Paymob;
  readonly monty: Monty;
  readonly callbacks: Callbacks;
  readonly approvals: Approvals;
  readonly blacklists: Blacklists;
  readonly loans: Loans;
  readonly packages: Packages;
  readonly payouts: Payouts;
  readonly products: Products;
  readonly users: Users;
  readonly views: Views;
  readonly webhookDeliveries: WebhookDeliveries;
  readonly dashboard: Dashboard;
  readonly subscriptions: Subscriptions;
  readonly analytics: Analytics;
  readonly exports: Exports;
  readonly search: Search;
  readonly history: History;
  readonly lookups: Lookups;
  /** The contract's own paths: what the option `raw` made, `createRaw` of `@daftar/sdk/raw`. */
  readonly raw: Raw;
}

/**
 * Makes a client of the Daftar API.
 *
 * @throws DaftarError from every call: an `ApiError` when the server refused, else `ConnectionError`, `TimeoutError` or `AbortError`
 */
export function createDaftar<Raw = undefined>(
  options: DaftarOptions & { raw?: ((way: RawWay) => Raw) | undefined },
): Daftar<Raw> {
  const api = new Api(options);
  return {
    auth: new Auth(api),
    profile: new ProfileResource(api),
    roles: new Roles(api),
    merchants: new Merchants(api),
    carriers: new Carriers(api),
    operators: new Operators(api),
    services: new Services(api),
    settlements: new Settlements(api),
    reports: new Reports(api),
    checkout: new Checkout(api),
    mena: new Mena(api),
    paymob: new Paymob(api),
    monty: new Monty(api),
    callbacks: new Callbacks(api),
    approvals: new Approvals(api),
    blacklists: new Blacklists(api),
    loans: new Loans(api),
    packages: new Packages(api),
    payouts: new Payouts(api),
    products: new Products(api),
    users: new Users(api),
    views: new Views(api),
    webhookDeliveries: new WebhookDeliveries(api),
    dashboard: new Dashboard(api),
    subscriptions: new Subscriptions(api),
    analytics: new Analytics(api),
    exports: new Exports(api),
    search: new Search(api),
    history: new History(api),
    lookups: new Lookups(api),
    raw: options.raw?.(api.rawWay()) as Raw,
  };
}
