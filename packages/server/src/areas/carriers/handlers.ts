import { isCurrency } from '@daftar/domain';
import { actorOf, asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { historyOf } from '../../audit/history-of.ts';
import { invalidRule, notFound } from '../../basics/problems.ts';
import type { Body, Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertInNoUse } from '../../records/assert-in-no-use.ts';
import { deleteAccount } from '../../records/delete-account.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { lockRow } from '../../records/lock-row.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { refuseOwnerName } from '../../records/refuse-owner-name.ts';
import { setAccountStatus } from '../../records/set-account-status.ts';
import { assertOwedNothing } from './assert-owed-nothing.ts';
import { createCarrier } from './create.ts';
import { type CarrierListRow, type CarrierRow, carrierFields } from './fields.ts';
import { carrierConditions, carrierList, findCarrier } from './store.ts';

/** Returns a carrier that the caller may see; throws 404 for any other. */
async function visibleCarrier(db: Db, caller: UserCaller, id: string): Promise<CarrierRow> {
  const tenant = tenantOf(caller);
  const row = tenant === undefined || tenant === id ? await findCarrier(db, id) : undefined;
  if (!row) throw notFound('carrier.missing');
  return row;
}

/** Like `visibleCarrier`, but locks the carrier until the commit: nobody can change it or add references to it meanwhile. */
async function lockCarrier(trx: Trx, caller: UserCaller, id: string): Promise<CarrierRow> {
  await lockRow(trx, 'carriers', id);
  return visibleCarrier(trx, caller, id);
}

const reads: Reads = {
  listCarriers: ({ gateway, caller, query }) => {
    const conditions = carrierConditions({ ...query, tenant: tenantOf(asUser(caller)) });
    return fetchPage(gateway.pool, carrierList, conditions, query, (row: CarrierListRow) =>
      carrierFields.wire(row),
    );
  },

  getCarrier: async ({ db, caller, params, reply }) => {
    const user = asUser(caller);
    const row = await visibleCarrier(db, user, params.id);
    const record = { kind: 'carrier', id: row.id, account: row.id };
    sendEtag(reply, row);
    return { ...carrierFields.wire(row), history: await historyOf(db, record, user) };
  },

  listOperators: ({ gateway, caller, query }) => {
    const conditions = carrierConditions({ ...query, type: 'Operator', tenant: tenantOf(asUser(caller)) });
    const byName = { ...carrierList, fallback: 'name' };
    return fetchPage(gateway.pool, byName, conditions, query, ({ id, name, country }: CarrierListRow) => ({
      _id: id,
      name,
      country,
    }));
  },
};

async function saveCarrier(trx: Trx, id: string, body: Body<'editCarrier'>, now: Date): Promise<CarrierRow> {
  if (!isCurrency(body.currency)) throw invalidRule('carrier.currency.known');
  const after = await trx
    .updateTable('carriers')
    .set({
      ...carrierFields.columnsOf(body),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  // Services store a copy of their carrier's name. The update skips services that have the name already, so that their version
  // stays.
  await trx
    .updateTable('services')
    .set({ service_provider: after.name })
    .where('carrier_id', '=', id)
    .where('service_provider', '<>', after.name)
    .execute();
  return after;
}

const writes: Writes = {
  addCarrier: async ({ db, gateway, caller, body, request, reply }) => {
    const row = await createCarrier(db, gateway, actorOf(caller), body, request.id);
    sendEtag(reply, row);
    return carrierFields.wire(row);
  },

  editCarrier: async (input) => {
    const { gateway, db, caller, params, body, now } = input;
    const before = await lockCarrier(db, asUser(caller), params.id);
    return editRecord(input, {
      action: { kind: 'carrier', action: 'editCarrier', recordId: before.id, userTypeId: before.id },
      before,
      wire: carrierFields.wire,
      sent: body,
      save: () => {
        refuseOwnerName(gateway, body.name, before.name);
        return saveCarrier(db, before.id, body, now);
      },
    });
  },

  setCarrierStatus: async (input) => {
    const { db, caller, params, body } = input;
    const row = await lockCarrier(db, asUser(caller), params.id);
    await setAccountStatus(input, { action: { kind: 'carrier', action: 'setCarrierStatus' }, row, body });
    return carrierFields.wire({ ...row, status: body.status });
  },

  deleteCarrier: async (input) => {
    const { db, caller, params } = input;
    const row = await lockCarrier(db, asUser(caller), params.id);
    await assertInNoUse(db, 'carrier', row.id);
    await assertOwedNothing(db, row.id);
    await deleteAccount(input, { kind: 'carrier', action: 'deleteCarrier' }, row);
    return undefined as never;
  },
};

export const carrierHandlers: Handlers = { reads, writes };
