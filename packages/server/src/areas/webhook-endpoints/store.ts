import { type Selectable, sql } from 'kysely';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { maskAddresses } from '../../access/mask-address.ts';
import { conflict, notFound } from '../../basics/problems.ts';
import type { Answer } from '../../contract/operation-types.ts';
import type { WebhookEndpointTable } from '../../db/tables-keys.ts';
import { type Db, sqlState, type Trx } from '../../db/transaction.ts';
import { type Condition, condition, contains } from '../../lists/condition.ts';
import type { ListSource } from '../../lists/page.ts';
import { readOne } from '../../lists/read-one.ts';
import { merchantOf } from '../../records/joins.ts';
import { present } from '../../records/present.ts';
import { overlapEnd } from '../../security/overlap-end.ts';

export interface EndpointRow extends Selectable<WebhookEndpointTable> {
  merchant_name: string;
  /** The two newest secrets of the endpoint, newest first. */
  secrets: { hint: string; endsAt: string | null }[];
}

export const endpointList: ListSource = {
  columns: `e.*, m.name as merchant_name,
    (select coalesce(json_agg(json_build_object('hint', hint, 'endsAt', expires_at)), '[]') from (
      select s.hint, s.expires_at from endpoint_secrets s where s.endpoint_id = e.id
      order by s.created_at desc, s.expires_at desc nulls first limit 2) newest
    ) as secrets`,
  from: `webhook_endpoints e ${merchantOf('e')}`,
  sorts: { createdDate: 'e.created_at', url: 'e.url', status: 'e.status' },
  fallback: '-createdDate',
  tieBreak: 'e.id',
};

/** Returns the list's conditions: the platform owner's users see all endpoints, others their own account's. */
export function endpointConditions(
  caller: UserCaller,
  { userTypeId, q }: { userTypeId?: string | undefined; q?: string | undefined },
): Condition[] {
  const conditions: Condition[] = [];
  const tenant = tenantOf(caller);
  if (tenant !== undefined) conditions.push(condition`e.user_type_id = ${tenant}`);
  if (userTypeId !== undefined) conditions.push(condition`e.user_type_id = ${userTypeId}`);
  // The query of an address may hold a secret, which a search must not find bit by bit.
  if (q)
    conditions.push(
      condition`(fold_text(split_part(e.url, ${'?'}, 1)) like ${contains(q)} or fold_text(e.description) like ${contains(q)})`,
    );
  return conditions;
}

export async function readEndpoint(db: Db, id: string): Promise<EndpointRow> {
  const row = await readOne<EndpointRow>(db, endpointList, sql`e.id = ${id}`);
  if (!row) throw notFound('endpoint.missing');
  return row;
}

/** Returns an endpoint that the caller may see, locked until the commit; throws 404 for any other. */
export async function lockEndpoint(trx: Trx, caller: UserCaller, id: string): Promise<EndpointRow> {
  const tenant = tenantOf(caller);
  const found = await trx
    .selectFrom('webhook_endpoints')
    .select('user_type_id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found || (tenant !== undefined && found.user_type_id !== tenant)) throw notFound('endpoint.missing');
  return readEndpoint(trx, id);
}

/** Returns an endpoint as the contract shows it. It contains only the last characters of the secrets that sign. */
export function endpointWire(row: EndpointRow, now: Date): Answer<'editWebhookEndpoint'> {
  const signs = ({ endsAt }: EndpointRow['secrets'][number]) => endsAt === null || new Date(endsAt) > now;
  const secrets = row.secrets.filter(signs);
  return {
    _id: row.id,
    userTypeId: row.user_type_id,
    merchantName: row.merchant_name,
    url: row.url,
    description: row.description,
    events: row.events,
    status: row.status,
    ...present('failingSince', row.failing_since?.toISOString()),
    ...present('disabledDate', row.disabled_at?.toISOString()),
    hints: secrets.map(({ hint }) => hint),
    ...overlapEnd(secrets),
    createdDate: row.created_at.toISOString(),
  };
}

/** Returns an endpoint for a reader; masks the address's query for readers who may not edit the endpoint. */
export function shownEndpoint(row: EndpointRow, now: Date, isEditor: boolean): Answer<'editWebhookEndpoint'> {
  const wire = endpointWire(row, now);
  return isEditor ? wire : { ...wire, url: maskAddresses(wire.url) };
}

const UNIQUE_VIOLATION = '23505';

export const urlTaken = (error: unknown): never => {
  if (sqlState(error) === UNIQUE_VIOLATION) throw conflict('endpoint.urlTaken', {}, 'url');
  throw error;
};
