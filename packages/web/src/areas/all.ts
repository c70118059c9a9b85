import { account } from './account/area.ts';
import { approvals } from './approvals/area.ts';
import { blacklists } from './blacklists/area.ts';
import { callCenter } from './call-center/area.ts';
import { carriers } from './carriers/area.ts';
import { checkoutLogs } from './checkout-logs/area.ts';
import { checkoutRequests } from './checkout-requests/area.ts';
import { dashboard } from './dashboard/area.ts';
import { loans } from './loans/area.ts';
import { merchants } from './merchants/area.ts';
import { overviews } from './overviews/area.ts';
import { packages } from './packages/area.ts';
import { payments } from './payments/area.ts';
import { payouts } from './payouts/area.ts';
import { products } from './products/area.ts';
import { refunds } from './refunds/area.ts';
import { reports } from './reports/area.ts';
import { roles } from './roles/area.ts';
import { services } from './services/area.ts';
import { session } from './session/area.ts';
import { settlementFiles } from './settlement-files/area.ts';
import { settlements } from './settlements/area.ts';
import { subscriptions } from './subscriptions/area.ts';
import { users } from './users/area.ts';
import { webhookDeliveries } from './webhook-deliveries/area.ts';

/** The areas of the back-office. The palette offers what they create in this order. */
export const areas = [
  dashboard,
  overviews,
  merchants,
  carriers,
  services,
  webhookDeliveries,
  settlements,
  settlementFiles,
  reports,
  payments,
  refunds,
  users,
  roles,
  loans,
  payouts,
  approvals,
  packages,
  products,
  subscriptions,
  blacklists,
  callCenter,
  checkoutLogs,
  checkoutRequests,
  account,
  session,
] as const;
