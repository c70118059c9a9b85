import { type LogQuery, type LogRow, logConditions, logList, logWire } from '../checkout-logs/logs.ts';
import {
  type RequestQuery,
  type RequestRow,
  requestConditions,
  requestList,
  requestWire,
} from '../checkout-logs/requests.ts';
import type { ExportList } from './export-list.ts';
import { recentQuery } from './list-query.ts';

type Searched<Asked> = Asked & { q?: string };

/** What was said between us and the providers, redacted as its list has it. */
export const checkoutLogExport: ExportList = {
  readBy: 'listCheckoutLogs',
  title: 'Checkout_Logs',
  columns: ['_id', 'createdDate', 'provider', 'sessionId', 'request', 'response'],
  query: (gateway, _caller, filters) => {
    const asked = filters as unknown as Searched<LogQuery>;
    return recentQuery(
      gateway.settings.providerTimeZone,
      logList,
      logConditions(gateway, asked, asked.q),
      filters,
      (row: LogRow) => logWire(row),
    );
  },
};

/** The sessions that customers were sent to. */
export const checkoutRequestExport: ExportList = {
  readBy: 'listCheckoutRequests',
  title: 'Checkout_Requests',
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
  ],
  sums: [{ amount: 'amount', currency: 'currency' }],
  query: (gateway, _caller, filters) => {
    const asked = filters as unknown as Searched<RequestQuery>;
    return recentQuery(
      gateway.settings.providerTimeZone,
      requestList,
      requestConditions(gateway, asked, asked.q),
      filters,
      (row: RequestRow) => requestWire(row),
    );
  },
};
