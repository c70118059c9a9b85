import { isCurrency } from '@daftar/domain';
import { actorOf, asUser } from '../../access/caller.ts';
import { conflict, invalidRule } from '../../basics/problems.ts';
import type { Writes } from '../../contract/operation-types.ts';
import { emailColumns } from '../../records/email-columns.ts';
import { nameKey } from '../../records/name-key.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { assertUnchanged, recordEdit, recordEvent } from '../../records/record-event.ts';
import { removeRoles } from '../../records/remove-roles.ts';
import { setAccountStatus } from '../../records/set-account-status.ts';
import { rotateSecret } from '../../security/merchant-secrets.ts';
import { addBalance } from './add-balance.ts';
import { assertUnused } from './assert-unused.ts';
import { createMerchant } from './create.ts';
import { goingMerchant, lockedMerchant, visibleMerchant } from './reads.ts';
import { merchantWire, READ_ONLY } from './wire.ts';

export const merchantWrites: Writes = {
  addMerchant: async ({ db, gateway, caller, body, request }) =>
    merchantWire(await createMerchant(db, gateway, actorOf(caller), body, request.id), asUser(caller)),

  editMerchant: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const before = await lockedMerchant(db, user, params.id);
    const stored = merchantWire(before, user);
    assertUnchanged(stored, body, READ_ONLY);
    if (!isCurrency(body.currency)) throw invalidRule('merchant.currency.known');
    if (body.currency !== before.currency) await assertUnused(db, before.id, 'merchant.currencyFixed');
    await db
      .updateTable('merchants')
      .set({
        name: body.name.trim(),
        name_key: nameKey(body.name),
        country: body.country,
        currency: body.currency,
        ...emailColumns(body),
        show_balance: body.showBalance ?? before.show_balance,
        updated_at: now,
      })
      .where('id', '=', before.id)
      .execute()
      .catch(nameTaken);
    const after = merchantWire(await visibleMerchant(db, user, before.id), user);
    await recordEdit(
      db,
      {
        kind: 'merchant',
        recordId: before.id,
        userTypeId: before.id,
        actor: actorOf(caller),
        action: 'editMerchant',
        requestId: request.id,
        now,
      },
      stored,
      after,
    );
    return after;
  },

  setMerchantStatus: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const row = await lockedMerchant(db, user, params.id);
    await setAccountStatus(db, {
      table: 'merchants',
      kind: 'merchant',
      row,
      body,
      actor: actorOf(caller),
      action: 'setMerchantStatus',
      requestId: request.id,
      now,
    });
    return merchantWire({ ...row, status: body.status }, user);
  },

  addMerchantBalance: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const row = await lockedMerchant(db, user, params.id);
    assertUnchanged({ _id: row.id }, body, ['_id']);
    await addBalance(db, row, body, { actor: actorOf(caller), requestId: request.id, now });
    return merchantWire(await visibleMerchant(db, user, row.id), user);
  },

  deleteMerchant: async ({ db, caller, params, request, now }) => {
    const row = await goingMerchant(db, asUser(caller), params.id);
    await assertUnused(db, row.id, 'merchant.hasMoney');
    const services = await db
      .selectFrom('services')
      .select('id')
      .where('user_type_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    const users = await db
      .selectFrom('users')
      .select('id')
      .where('user_type_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (services || users) throw conflict('merchant.inUse');
    await removeRoles(db, row.id, { actor: actorOf(caller), requestId: request.id, now });
    await db.deleteFrom('merchants').where('id', '=', row.id).execute();
    await recordEvent(db, {
      kind: 'merchant',
      recordId: row.id,
      userTypeId: row.id,
      actor: actorOf(caller),
      action: 'deleteMerchant',
      description: `Account ${row.name} deleted`,
      before: { name: row.name, country: row.country },
      requestId: request.id,
      now,
    });
    return undefined as never;
  },

  rotateMerchantKey: async ({ db, gateway, caller, params, body, request, now }) => {
    const row = await lockedMerchant(db, asUser(caller), params.id);
    // An inactive merchant may replace a leaked key too: none of its keys works until it is active again.
    const secret = await rotateSecret(db, gateway.keys.data, row.id, body.kind, now);
    await recordEvent(db, {
      kind: 'merchant',
      recordId: row.id,
      userTypeId: row.id,
      actor: actorOf(caller),
      action: 'rotateMerchantKey',
      description: body.kind === 'privateKey' ? 'New private key' : 'New webhook secret',
      requestId: request.id,
      now,
    });
    return { kind: body.kind, secret, createdDate: now.toISOString() };
  },
};
