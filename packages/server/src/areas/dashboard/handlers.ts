import { asUser } from '../../access/caller.ts';
import type { Handlers } from '../../contract/operation-types.ts';
import { businessDaysBetween, onToday } from '../../figures/days.ts';
import { revenueShare, servicesShare } from './shares.ts';
import { dashboardSummary } from './summary.ts';

/** Handles the dashboard: counts and shares from the daily figures of the caller's account. */
export const dashboardHandlers: Handlers = {
  reads: {
    getDashboardSummary: ({ db, caller }) => dashboardSummary(db, asUser(caller)),
    getServicesShare: ({ gateway, db, caller }) => servicesShare(db, asUser(caller), onToday(gateway)),
    getRevenueShare: ({ gateway, db, caller }) => revenueShare(db, asUser(caller), onToday(gateway)),
    filterServicesShare: async ({ db, caller, body }) =>
      servicesShare(db, asUser(caller), businessDaysBetween(body.startDate, body.endDate, 'endDate')),
    filterRevenueShare: async ({ db, caller, body }) =>
      revenueShare(db, asUser(caller), businessDaysBetween(body.startDate, body.endDate, 'endDate')),
  },
};
