import { actorOf, asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { addressEvents, assertMayReceive } from '../../access/receivers.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { notFound } from '../../basics/problems.ts';
import type { Body, Handlers, Input, Reads, Writes } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { fetchPage, type PageQuery } from '../../lists/page.ts';
import { assertUnchanged } from '../../records/assert-unchanged.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { lockRow } from '../../records/lock-row.ts';
import { serviceNameTaken } from '../../records/name-taken.ts';
import { recordAction } from '../../records/record-action.ts';
import { assertSeller } from './assert-seller.ts';
import { choices } from './choices.ts';
import { serviceColumns } from './columns.ts';
import { createService } from './create.ts';
import { type ServiceRow, serviceFields } from './fields.ts';
import {
  findServiceByAnyId,
  type ServiceFilter,
  serviceConditions,
  serviceFor,
  serviceListFor,
} from './store.ts';

type ServiceQuery = PageQuery & Omit<ServiceFilter, 'tenant'>;

async function listServices({ db, pool }: Gateway, caller: UserCaller, query: ServiceQuery) {
  await assertSeller(db, caller, query.userTypeId);
  const conditions = serviceConditions({ ...query, tenant: tenantOf(caller) });
  return fetchPage(pool, serviceListFor(caller), conditions, query, (row: ServiceRow) =>
    serviceFor(row, caller),
  );
}

/** Returns a service that the caller may see; throws 404 for any other. */
async function visibleService(db: Db, caller: UserCaller, id: string): Promise<ServiceRow> {
  const row = await findServiceByAnyId(db, id);
  const tenant = tenantOf(caller);
  if (!row || (tenant !== undefined && row.user_type_id !== tenant && row.carrier_id !== tenant))
    throw notFound('service.missing');
  return row;
}

/** Like `visibleService`, but locks the service until the commit. */
async function lockService(trx: Trx, caller: UserCaller, idOrServiceId: string): Promise<ServiceRow> {
  const { id } = await visibleService(trx, caller, idOrServiceId);
  await lockRow(trx, 'services', id, 'no key update');
  return visibleService(trx, caller, id);
}

async function showService(
  { db, caller, reply }: Pick<Input<'getService', Db>, 'db' | 'caller' | 'reply'>,
  id: string,
) {
  const user = asUser(caller);
  const row = await visibleService(db, user, id);
  sendEtag(reply, row);
  return serviceFor(row, user);
}

const reads: Reads = {
  listServices: async ({ gateway, db, caller, query }) => {
    const user = asUser(caller);
    const [page, lists] = await Promise.all([listServices(gateway, user, query), choices(db, user)]);
    return { ...page, ...lists };
  },
  listOwnServices: ({ gateway, caller, query }) => listServices(gateway, asUser(caller), query),
  getService: (input) => showService(input, input.params.id),
  getServiceBySid: (input) => showService(input, input.params.sid),
};

/** Removes an unchanged merchant from the form. Forms send it back as the object that they received, or as its id. */
function withoutOwnMerchant({ user_type_id }: ServiceRow, { merchant, ...form }: Body<'editService'>) {
  const id = typeof merchant === 'object' ? merchant._id : merchant;
  return id === user_type_id ? form : { ...form, merchant };
}

async function saveService(
  { db, gateway, now }: Pick<Input<'editService', Trx>, 'db' | 'gateway' | 'now'>,
  before: ServiceRow,
  form: Body<'editService'>,
): Promise<void> {
  const columns = await serviceColumns(db, gateway, { ...form, merchant: before.user_type_id });
  await db
    .updateTable('services')
    .set({ ...columns, updated_at: now })
    .where('id', '=', before.id)
    .execute()
    .catch(serviceNameTaken);
}

const writes: Writes = {
  addService: async ({ db, gateway, caller, body, request, reply }) => {
    if (body.notificationApi) assertMayReceive(asUser(caller), { events: addressEvents }, 'notificationApi');
    const row = await createService(db, gateway, actorOf(caller), body, request.id);
    sendEtag(reply, row);
    return serviceFields.wire(row);
  },

  editService: async (input) => {
    const { db, caller, params, body } = input;
    const user = asUser(caller);
    const before = await lockService(db, user, params.id);
    const { id, user_type_id } = before;
    return editRecord(input, {
      action: { kind: 'service', action: 'editService', recordId: id, userTypeId: user_type_id },
      before,
      wire: serviceFields.wire,
      sent: withoutOwnMerchant(before, body),
      save: async () => {
        const { notificationApi } = body;
        if (notificationApi && notificationApi !== before.notification_api)
          assertMayReceive(user, { events: addressEvents }, 'notificationApi');
        await saveService(input, before, body);
        return visibleService(db, user, id);
      },
    });
  },

  setServiceStatus: async (input) => {
    const { db, caller, params, body, now } = input;
    const before = await lockService(db, asUser(caller), params.id);
    assertUnchanged('setServiceStatus', { _id: before.id }, body);
    if (body.status === before.status) return serviceFields.wire(before);
    await db
      .updateTable('services')
      .set({ status: body.status, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    await recordAction(input, {
      kind: 'service',
      action: 'setServiceStatus',
      recordId: before.id,
      userTypeId: before.user_type_id,
      ...historyMessage(body.status ? 'history.activated' : 'history.suspended'),
      before: { status: before.status },
      after: { status: body.status },
    });
    return serviceFields.wire({ ...before, status: body.status });
  },
};

export const serviceHandlers: Handlers = { reads, writes };
