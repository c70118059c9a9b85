import type { Selectable } from 'kysely';
import type { CheckoutLogTable } from '../../db/tables.ts';
import type { Gateway } from '../../gateway.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import { fetchRecent, type RecentSource } from '../../lists/recent-page.ts';
import type { RecentQuery } from '../../lists/recent-rows.ts';
import { indexed } from '../../lists/sort.ts';
import { redactFields } from '../../providers/redact.ts';
import { orderNamed } from '../../records/order-named.ts';
import { present } from '../../records/present.ts';
import { withinDays } from './period.ts';

export type LogRow = Selectable<CheckoutLogTable>;

export interface LogQuery extends RecentQuery {
  dateFrom: string;
  dateTo: string;
  provider?: string | undefined;
}

export const logList: RecentSource = {
  columns: 'id, session_id, provider, request, response, created_at',
  from: 'checkout_logs',
  sorts: { createdDate: indexed('created_at'), provider: 'lower(provider)', sessionId: 'session_id' },
};

/**
 * Searches the values of logged messages, but not the field names, because all logs of a payment provider contain the same
 * ones. First searches the JSON text, which costs a tenth of parsing it, and parses only logs whose text contains the
 * search text, with anything for blanks and for characters that JSON escapes.
 */
function mentions(text: string): Condition {
  const pattern = contains(text);
  const written = contains(text).replaceAll(/\\\\|[" ]/g, '%');
  return condition`(fold_text(provider) like ${pattern} or fold_text(session_id) like ${pattern}
    or session_id in (select id from checkout_sessions where ${orderNamed(text)})
    or exists (select from checkout_sessions c join merchants m on m.id = c.user_type_id
      where c.id = session_id and (fold_text(m.name) like ${pattern} or m.id = ${text}))
    or (fold_text(request::text) like ${written} or fold_text(response::text) like ${written}) and exists (
      select 1 from jsonb_path_query(jsonb_build_array(request, response), 'strict $.**') as found (value)
      where jsonb_typeof(value) not in ('object', 'array') and fold_text(value #>> '{}') like ${pattern}))`;
}

export function logConditions(gateway: Gateway, query: LogQuery, text: string | undefined): Condition[] {
  const conditions = [withinDays(gateway, query.dateFrom, query.dateTo)];
  if (query.provider !== undefined) conditions.push(condition`lower(provider) = ${query.provider}`);
  if (text) conditions.push(mentions(text));
  return conditions;
}

/** Returns a page of requests to payment providers with the responses. */
export const listLogs = (gateway: Gateway, query: LogQuery, text: string | undefined) =>
  fetchRecent(gateway.pool, logList, logConditions(gateway, query, text), query, logWire);

const fields = (message: unknown): Record<string, unknown> =>
  typeof message === 'object' && message !== null && !Array.isArray(message)
    ? redactFields({ ...message })
    : {};

/** Redacts again, although rows are redacted when stored, so that newer rules apply to old rows. */
export const logWire = (row: LogRow) => ({
  _id: row.id,
  provider: row.provider.toLowerCase(),
  request: fields(row.request),
  response: fields(row.response),
  ...present('sessionId', row.session_id),
  createdDate: row.created_at.toISOString(),
});
