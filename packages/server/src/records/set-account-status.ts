import type { Trx } from '../db/transaction.ts';
import type { Actor } from './actor.ts';
import { assertUnchanged, recordEvent } from './record-event.ts';

interface StatusRequest {
  table: 'merchants' | 'carriers';
  kind: 'merchant' | 'carrier';
  row: { id: string; name: string; status: 'Active' | 'Inactive' };
  body: { status: 'Active' | 'Inactive'; name?: string | undefined; _id?: string | undefined };
  actor: Actor;
  action: string;
  requestId: string;
  now: Date;
}

/** Activates or deactivates an account; its users lose or regain access with their next request. */
export async function setAccountStatus(trx: Trx, request: StatusRequest): Promise<void> {
  const { row, body, now } = request;
  assertUnchanged({ _id: row.id, name: row.name }, { _id: body._id, name: body.name }, ['_id', 'name']);
  if (body.status === row.status) return;
  await trx
    .updateTable(request.table)
    .set({ status: body.status, updated_at: now })
    .where('id', '=', row.id)
    .execute();
  await recordEvent(trx, {
    kind: request.kind,
    recordId: row.id,
    userTypeId: row.id,
    actor: request.actor,
    action: request.action,
    description: body.status === 'Active' ? 'Activated' : 'Deactivated',
    before: { status: row.status },
    after: { status: body.status },
    requestId: request.requestId,
    now,
  });
}
