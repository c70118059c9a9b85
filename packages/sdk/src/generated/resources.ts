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
import { Payments } from './payments.ts';
import { Refunds } from './refunds.ts';
import { Checkout } from './checkout.ts';
import { Receipts } from './receipts.ts';
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
import { ApiKeys } from './api-keys.ts';
import { WebhookEndpoints } from './webhook-endpoints.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { Dashboard } from './dashboard.ts';
import { Subscriptions } from './subscriptions.ts';
import { Analytics } from './analytics.ts';
import { Exports } from './exports.ts';

/** The resources of the API. */
export interface Resources {
  /** Signing in and out. */
  readonly auth: Auth;
  /** Roles and their permissions. */
  readonly roles: Roles;
  /** The signed-in user's own record. */
  readonly profile: ProfileResource;
  /** Merchant accounts, their balances and keys. */
  readonly merchants: Merchants;
  /** Payment providers and telecom operators. */
  readonly carriers: Carriers;
  /** Telecom operators. */
  readonly operators: Operators;
  /** The services that merchants sell: providers, shares, payment methods and addresses. */
  readonly services: Services;
  /** Settlements: what is paid out to merchants, and how it is computed. */
  readonly settlements: Settlements;
  /** Transactions, billing and settlements between two days, inclusive. */
  readonly reports: Reports;
  /** Payments of customers, each with everything that happened to it. */
  readonly payments: Payments;
  /** Money of payments that goes back to their customers. */
  readonly refunds: Refunds;
  /**
   * Checkout sessions: a merchant's server creates them, its customer reads and pays them, and users of the platform
   * owner monitor them.
   */
  readonly checkout: Checkout;
  /** Receipts of payments, for their customers. */
  readonly receipts: Receipts;
  /** Payments by reference number, by wallet, by card with 3-D Secure, and at PayTabs. */
  readonly mena: Mena;
  /** Payments at Paymob, by card and by wallet. */
  readonly paymob: Paymob;
  /** Payments at Monty, by card. */
  readonly monty: Monty;
  /** Notifications of payment providers. */
  readonly callbacks: Callbacks;
  /** Money that is sent to beneficiaries, in whole major units of the service's currency. */
  readonly payouts: Payouts;
  /** Sheets that decide many payouts at once: upload one, read its verdicts, then process it or discard it. */
  readonly approvals: Approvals;
  /** Loan accounts, which payouts are paid from, in major units of PKR unless a field says otherwise. */
  readonly loans: Loans;
  /** The products that merchants sell, with prices in major units of the merchant's currency. */
  readonly products: Products;
  /** Mobile numbers that can start no checkout, payment link or payout with any merchant. */
  readonly blacklists: Blacklists;
  /** Packages, which customers pay by a link; `amount` is digits, in whole major units. */
  readonly packages: Packages;
  /** The people who sign in. */
  readonly users: Users;
  /** Saved filters of a list. */
  readonly views: Views;
  /** Search over the records of every kind. */
  readonly search: Search;
  /** The changes of a record. */
  readonly history: History;
  /** Checks whether a name is free, and finds the records that a form can choose. */
  readonly lookups: Lookups;
  /** Keys of merchants' servers. */
  readonly apiKeys: ApiKeys;
  /** Endpoints and deliveries of webhooks to merchants. */
  readonly webhookEndpoints: WebhookEndpoints;
  /** Endpoints and deliveries of webhooks to merchants. */
  readonly webhookDeliveries: WebhookDeliveries;
  /** Figures of today, or between two days. */
  readonly dashboard: Dashboard;
  /** Recurring payments. */
  readonly subscriptions: Subscriptions;
  /** Collection and disbursement in figures, in major units. */
  readonly analytics: Analytics;
  /** Exports of whole lists to files. */
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
  payments: new Payments(api),
  refunds: new Refunds(api),
  checkout: new Checkout(api),
  receipts: new Receipts(api),
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
  apiKeys: new ApiKeys(api),
  webhookEndpoints: new WebhookEndpoints(api),
  webhookDeliveries: new WebhookDeliveries(api),
  dashboard: new Dashboard(api),
  subscriptions: new Subscriptions(api),
  analytics: new Analytics(api),
  exports: new Exports(api),
});
