import type { Gateway } from '../../gateway.ts';
import type { Condition } from '../../lists/condition.ts';
import type { RecentSource } from '../../lists/recent-page.ts';
import {
  type LogQuery,
  type LogRow,
  logConditions,
  logList,
  logWire,
  type RequestQuery,
  type RequestRow,
  requestConditions,
  requestList,
  requestWire,
} from '../checkout-logs/public.ts';

import type { ExportList } from './export-list.ts';
import { recentQuery } from './list-query.ts';

/** Returns the query of a checkout list's export, including the list's search. */
const searched =
  <Asked, Row>(
    source: RecentSource,
    conditions: (gateway: Gateway, asked: Asked, q: string | undefined) => Condition[],
    toWire: (row: Row) => Record<string, unknown>,
  ): ExportList['query'] =>
  (gateway, _caller, filters) => {
    const asked = filters as unknown as Asked & { q?: string };
    const found = conditions(gateway, asked, asked.q);
    return recentQuery(gateway.settings.ownerTimeZone, source, found, filters, toWire);
  };

/** Export of requests to payment providers and their responses, redacted like the list. */
export const checkoutLogExport: ExportList = {
  readBy: 'listCheckoutLogs',
  columns: ['_id', 'createdDate', 'provider', 'sessionId', 'request', 'response'],
  query: searched<LogQuery, LogRow>(logList, logConditions, logWire),
};

/** Export of checkout sessions. */
export const checkoutRequestExport: ExportList = {
  readBy: 'listCheckoutRequests',
  columns: [
    '_id',
    'createdDate',
    'serviceId',
    'orderId',
    'msisdn',
    'product',
    'amount',
    'currency',
    'status',
    'canceledDate',
    'metadata',
  ],
  sums: [{ amount: 'amount', currency: 'currency' }],
  totalsBy: ['status'],
  query: searched<RequestQuery, RequestRow>(requestList, requestConditions, requestWire),
};
