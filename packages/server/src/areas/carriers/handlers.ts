import { isCurrency } from '@daftar/domain';
import { actorOf, asUser, tenantOf, type UserCaller } from '../../access/caller.ts';
import { historyOf } from '../../audit/history-of.ts';
import { conflict, invalidRule, notFound } from '../../basics/problems.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Db, Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { emailColumns } from '../../records/email-columns.ts';
import { nameKey } from '../../records/name-key.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { removeRoles } from '../../records/remove-roles.ts';
import { setAccountStatus } from '../../records/set-account-status.ts';
import { assertOwedNothing } from './assert-owed-nothing.ts';
import { createCarrier } from './create.ts';
import {
  type CarrierListRow,
  type CarrierRow,
  carrierConditions,
  carrierList,
  carrierWire,
  findCarrier,
} from './store.ts';

const READ_ONLY = ['_id', 'status', 'createdDate'] as const;

/** A carrier that the caller may see; any other does not exist. */
async function visibleCarrier(db: Db, caller: UserCaller, id: string): Promise<CarrierRow> {
  const tenant = tenantOf(caller);
  const row = tenant === undefined || tenant === id ? await findCarrier(db, id) : undefined;
  if (!row) throw notFound('carrier.missing');
  return row;
}

/** The same, held until the commit: nothing changes it, or comes to be of it, beside us. */
async function lockCarrier(trx: Trx, caller: UserCaller, id: string): Promise<CarrierRow> {
  await trx.selectFrom('carriers').select('id').where('id', '=', id).forUpdate().execute();
  return visibleCarrier(trx, caller, id);
}

const reads: Reads = {
  listCarriers: ({ gateway, caller, query }) => {
    const conditions = carrierConditions({ ...query, tenant: tenantOf(asUser(caller)) });
    return fetchPage(gateway.pool, carrierList, conditions, query, (row: CarrierListRow) => carrierWire(row));
  },

  getCarrier: async ({ db, caller, params }) => {
    const row = await visibleCarrier(db, asUser(caller), params.id);
    return { ...carrierWire(row), history: await historyOf(db, row.id, 'carrier', row.id) };
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

const writes: Writes = {
  addCarrier: async ({ db, gateway, caller, body, request }) =>
    carrierWire(await createCarrier(db, gateway, actorOf(caller), body, request.id)),

  editCarrier: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const before = await lockCarrier(db, user, params.id);
    assertUnchanged(carrierWire(before), body, READ_ONLY);
    if (!isCurrency(body.currency)) throw invalidRule('carrier.currency.known');
    const after = await db
      .updateTable('carriers')
      .set({
        name: body.name.trim(),
        name_key: nameKey(body.name),
        type: body.type,
        country: body.country,
        currency: body.currency,
        ...emailColumns(body),
        updated_at: now,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(nameTaken);
    // Services name their carrier on the wire: the name follows.
    await db
      .updateTable('services')
      .set({ service_provider: after.name })
      .where('carrier_id', '=', before.id)
      .execute();
    await recordEdit(
      db,
      {
        kind: 'carrier',
        recordId: before.id,
        userTypeId: before.id,
        actor: actorOf(caller),
        action: 'editCarrier',
        requestId: request.id,
        now,
      },
      carrierWire(before),
      carrierWire(after),
    );
    return carrierWire(after);
  },

  setCarrierStatus: async ({ db, caller, params, body, request, now }) => {
    const row = await lockCarrier(db, asUser(caller), params.id);
    await setAccountStatus(db, {
      table: 'carriers',
      kind: 'carrier',
      row,
      body,
      actor: actorOf(caller),
      action: 'setCarrierStatus',
      requestId: request.id,
      now,
    });
    return carrierWire({ ...row, status: body.status });
  },

  deleteCarrier: async ({ db, caller, params, request, now }) => {
    const row = await lockCarrier(db, asUser(caller), params.id);
    const service = await db
      .selectFrom('services')
      .select('id')
      .where('carrier_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('user_type_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (service || user) throw conflict('carrier.inUse');
    await assertOwedNothing(db, row.id);
    await removeRoles(db, row.id, { actor: actorOf(caller), requestId: request.id, now });
    await db.deleteFrom('carriers').where('id', '=', row.id).execute();
    await recordEvent(db, {
      kind: 'carrier',
      recordId: row.id,
      userTypeId: row.id,
      actor: actorOf(caller),
      action: 'deleteCarrier',
      description: `Account ${row.name} deleted`,
      before: { name: row.name, country: row.country },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },
};

export const carrierHandlers: Handlers = { reads, writes };
