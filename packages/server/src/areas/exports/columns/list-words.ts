import type { Body } from '../../../contract/operation-types.ts';
import { said } from '../../../sheets/said.ts';
import type { Words } from './column-words.ts';

/** Names of the lists, as the screens show them; the sheet with an export's rows has this name. */
export const listWords = {
  transactions: said('Transactions'),
  refunds: said('Refunds'),
  settlementFiles: said('Settlement files'),
  settlementLines: said('Settlement file'),
  settlements: said('Settlements'),
  settlementReport: said('Settlement Report'),
  billing: said('Billing Report'),
  billingDetail: said('Billing Detail'),
  reconciliation: said('Three-way check'),
  subscriptions: said('Subscriptions'),
  merchants: said('Merchants'),
  carriers: said('Carriers'),
  services: said('Services'),
  products: said('Products'),
  packages: said('Packages'),
  blacklists: said('Blacklists'),
  roles: said('Roles'),
  payouts: said('Payouts'),
  fileRecords: said('File Records'),
  loanAccounts: said('Loan accounts'),
  loanTransactions: said('Loan transactions'),
  loanStatement: said('Statement'),
  checkoutLogs: said('Checkout Logs'),
  checkoutRequests: said('Checkout Requests'),
  webhookDeliveries: said('Webhook deliveries'),
  users: said('Users'),
} as const satisfies Record<Body<'startExport'>['list'], Words>;
