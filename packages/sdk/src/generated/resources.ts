// Generated from the contract by openapi/scripts/generate.ts: do not edit.

import type { Api } from '../core/api.ts';
import { Auth } from './auth.ts';
import { Roles } from './roles.ts';
import { ProfileResource } from './profile.ts';
import { Merchants } from './merchants.ts';
import { Carriers } from './carriers.ts';
import { Operators } from './operators.ts';
import { Services } from './services.ts';
import { Settlements } from './settlements.ts';
import { Reports } from './reports.ts';
import { Checkout } from './checkout.ts';
import { Mena } from './mena.ts';
import { Paymob } from './paymob.ts';
import { Monty } from './monty.ts';
import { Callbacks } from './callbacks.ts';
import { Payouts } from './payouts.ts';
import { Approvals } from './approvals.ts';
import { Loans } from './loans.ts';
import { Products } from './products.ts';
import { Blacklists } from './blacklists.ts';
import { Packages } from './packages.ts';
import { Users } from './users.ts';
import { Views } from './views.ts';
import { Search } from './search.ts';
import { History } from './history.ts';
import { Lookups } from './lookups.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { Dashboard } from './dashboard.ts';
import { Subscriptions } from './subscriptions.ts';
import { Analytics } from './analytics.ts';
import { Exports } from './exports.ts';

/** The resources of the API. */
export interface Resources {
  /** Signing in and out. */
  readonly auth: Auth;
  /** Roles and what they permit. */
  readonly roles: Roles;
  /** The caller's own record. */
  readonly profile: ProfileResource;
  /** Merchants, their balances and keys. */
  readonly merchants: Merchants;
  /** Payment providers and telecom operators. */
  readonly carriers: Carriers;
  /** Telecom operators. */
  readonly operators: Operators;
  /** What merchants sell. */
  readonly services: Services;
  /** What is paid out to merchants. */
  readonly settlements: Settlements;
  /** Transactions and settlements between two days. */
  readonly reports: Reports;
  /** Sessions and what their pages read. */
  readonly checkout: Checkout;
  /** Payments by reference, wallet and card with 3-D Secure. */
  readonly mena: Mena;
  /** Payments at Paymob. */
  readonly paymob: Paymob;
  /** Payments at Monty. */
  readonly monty: Monty;
  /** What providers tell. */
  readonly callbacks: Callbacks;
  /** Money to be sent to beneficiaries. */
  readonly payouts: Payouts;
  /** Sheets that decide many payouts at once. */
  readonly approvals: Approvals;
  /** Loan accounts, which payouts are paid from. */
  readonly loans: Loans;
  /** What merchants sell. */
  readonly products: Products;
  /** Numbers that nothing may be started for. */
  readonly blacklists: Blacklists;
  /** What is paid by a link. */
  readonly packages: Packages;
  /** People who sign in. */
  readonly users: Users;
  /** Filters of a list that are kept. */
  readonly views: Views;
  /** Records of every kind by a text. */
  readonly search: Search;
  /** What was done to a record. */
  readonly history: History;
  /** Whether a name is free. */
  readonly lookups: Lookups;
  /** What merchants were told. */
  readonly webhookDeliveries: WebhookDeliveries;
  /** What happened today. */
  readonly dashboard: Dashboard;
  /** Who pays again and again. */
  readonly subscriptions: Subscriptions;
  /** Collection and disbursement in figures. */
  readonly analytics: Analytics;
  /** Whole lists as files. */
  readonly exports: Exports;
}

/** Creates every resource. */
export const createResources = (api: Api): Resources => ({
  auth: new Auth(api),
  roles: new Roles(api),
  profile: new ProfileResource(api),
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
  payouts: new Payouts(api),
  approvals: new Approvals(api),
  loans: new Loans(api),
  products: new Products(api),
  blacklists: new Blacklists(api),
  packages: new Packages(api),
  users: new Users(api),
  views: new Views(api),
  search: new Search(api),
  history: new History(api),
  lookups: new Lookups(api),
  webhookDeliveries: new WebhookDeliveries(api),
  dashboard: new Dashboard(api),
  subscriptions: new Subscriptions(api),
  analytics: new Analytics(api),
  exports: new Exports(api),
});
