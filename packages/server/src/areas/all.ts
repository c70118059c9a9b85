import type { Handlers } from '../contract/operation-types.ts';
import type { Gateway } from '../gateway.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { apiKeyHandlers } from './api-keys/handlers.ts';
import { approvalHandlers } from './approvals/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { billingHandlers } from './billing/handlers.ts';
import { blacklistHandlers } from './blacklists/handlers.ts';
import { carrierHandlers } from './carriers/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { checkoutLogHandlers } from './checkout-logs/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { exportHandlers } from './exports/handlers.ts';
import { historyHandlers } from './history/handlers.ts';
import { loanHandlers } from './loans/handlers.ts';
import { lookupHandlers } from './lookups/handlers.ts';
import { merchantHandlers } from './merchants/handlers.ts';
import { packageHandlers } from './packages/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { payoutHandlers } from './payouts/handlers.ts';
import { productHandlers } from './products/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { receiptHandlers } from './receipts/handlers.ts';
import { refundHandlers } from './refunds/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { roleHandlers } from './roles/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { serviceHandlers } from './services/handlers.ts';
import { settlementFileHandlers } from './settlement-files/handlers.ts';
import { settlementHandlers } from './settlements/handlers.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { viewHandlers } from './views/handlers.ts';
import { webhookDeliveryHandlers } from './webhook-deliveries/handlers.ts';
import { webhookEndpointHandlers } from './webhook-endpoints/handlers.ts';

/** Returns the handlers of all areas. Throws at startup when an operation of the contract has no handler. */
export const areaHandlers = (gateway: Gateway): Handlers[] => [
  authHandlers(gateway),
  profileHandlers(gateway),
  userHandlers,
  roleHandlers,
  merchantHandlers,
  carrierHandlers,
  serviceHandlers,
  settlementHandlers,
  reportHandlers,
  paymentHandlers,
  refundHandlers,
  settlementFileHandlers,
  dashboardHandlers,
  billingHandlers,
  analyticsHandlers,
  subscriptionHandlers,
  checkoutHandlers(gateway),
  checkoutLogHandlers,
  receiptHandlers,
  blacklistHandlers,
  productHandlers,
  packageHandlers,
  loanHandlers,
  payoutHandlers,
  approvalHandlers,
  exportHandlers,
  historyHandlers,
  lookupHandlers,
  searchHandlers,
  viewHandlers,
  webhookDeliveryHandlers,
  webhookEndpointHandlers,
  apiKeyHandlers,
];
