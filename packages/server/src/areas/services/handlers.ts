import { actorOf, asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchPage, type PageQuery } from '../../lists/page.ts';
import { serviceNameTaken } from '../../records/name-taken.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { assertSeller } from './assert-seller.ts';
import { choices } from './choices.ts';
import { serviceColumns } from './columns.ts';
import { createService } from './create.ts';
import {
  findService,
  type ServiceFilter,
  type ServiceRow,
  serviceConditions,
  serviceFor,
  serviceList,
  serviceWire,
} from './store.ts';

type ServiceQuery = PageQuery & Omit<ServiceFilter, 'tenant'>;

async function listServices({ db, pool }: Gateway, caller: UserCaller, query: ServiceQuery) {
  await assertSeller(db, caller, query.userTypeId);
  const conditions = serviceConditions({ ...query, tenant: tenantOf(caller) });
  return fetchPage(pool, serviceList, conditions, query, (row: ServiceRow) => serviceFor(row, caller));
}

/** A service that the caller may see; any other does not exist. */
async function visibleService(db: Db, caller: UserCaller, id: string): Promise<ServiceRow> {
  const row = await findService(db, id);
  const tenant = tenantOf(caller);
  if (!row || (tenant !== undefined && row.user_type_id !== tenant && row.carrier_id !== tenant))
    throw notFound('service.missing');
  return row;
}

/** The same, held until the commit. */
async function lockService(trx: Trx, caller: UserCaller, either: string): Promise<ServiceRow> {
  const { id } = await visibleService(trx, caller, either);
  await trx.selectFrom('services').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return visibleService(trx, caller, id);
}

const showService = async (db: Db, caller: UserCaller, id: string) =>
  serviceFor(await visibleService(db, caller, id), caller);

const reads: Reads = {
  listServices: async ({ gateway, db, caller, query }) => {
    const user = asUser(caller);
    const [page, lists] = await Promise.all([listServices(gateway, user, query), choices(db, user)]);
    return { ...page, ...lists };
  },
  listOwnServices: ({ gateway, caller, query }) => listServices(gateway, asUser(caller), query),
  getService: async ({ db, caller, params }) => showService(db, asUser(caller), params.id),
  getServiceBySid: async ({ db, caller, params }) => showService(db, asUser(caller), params.sid),
};

const writes: Writes = {
  addService: async ({ db, gateway, caller, body, request }) =>
    serviceWire(await createService(db, gateway, actorOf(caller), body, request.id)),

  editService: async ({ db, gateway, caller, params, body, request, now }) => {
    const before = await lockService(db, asUser(caller), params.id);
    const { _id, serviceId, sid, createdDate, status, merchant, ...changes } = body;
    assertUnchanged(serviceWire(before), { _id, serviceId, sid, createdDate, status }, [
      '_id',
      'serviceId',
      'sid',
      'createdDate',
      'status',
    ]);
    const merchantId = typeof merchant === 'object' ? merchant._id : merchant;
    assertUnchanged({ merchant: before.user_type_id }, { merchant: merchantId }, ['merchant']);
    const columns = await serviceColumns(db, gateway, { ...changes, merchant: before.user_type_id });
    await db
      .updateTable('services')
      .set({ ...columns, updated_at: now })
      .where('id', '=', before.id)
      .execute()
      .catch(serviceNameTaken);
    const after = await visibleService(db, asUser(caller), before.id);
    await recordEdit(
      db,
      {
        kind: 'service',
        recordId: before.id,
        userTypeId: before.user_type_id,
        actor: actorOf(caller),
        action: 'editService',
        requestId: request.id,
        now,
      },
      serviceWire(before),
      serviceWire(after),
    );
    return serviceWire(after);
  },

  setServiceStatus: async ({ db, caller, params, body, request, now }) => {
    const before = await lockService(db, asUser(caller), params.id);
    assertUnchanged({ _id: before.id }, { _id: body._id }, ['_id']);
    if (body.status === before.status) return serviceWire(before);
    await db
      .updateTable('services')
      .set({ status: body.status, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    await recordEvent(db, {
      kind: 'service',
      recordId: before.id,
      userTypeId: before.user_type_id,
      actor: actorOf(caller),
      action: 'setServiceStatus',
      description: body.status ? 'Activated' : 'Suspended',
      before: { status: before.status },
      after: { status: body.status },
      requestId: request.id,
      now,
    });
    return serviceWire({ ...before, status: body.status });
  },
};

export const serviceHandlers: Handlers = { reads, writes };
