import { isCurrency } from '@daftar/domain';
import { actorOf, asUser, tenantOf } from '../../access/caller.ts';
import { historyMessage } from '../../audit/history-message.ts';
import { invalidRule, notFound } from '../../basics/problems.ts';
import type { Body, Writes } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { assertInNoUse } from '../../records/assert-in-no-use.ts';
import { assertUnchanged } from '../../records/assert-unchanged.ts';
import { deleteAccount } from '../../records/delete-account.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { nameTaken } from '../../records/name-taken.ts';
import { recordAction } from '../../records/record-action.ts';
import { refuseOwnerName } from '../../records/refuse-owner-name.ts';
import { setAccountStatus } from '../../records/set-account-status.ts';
import { OVERLAP_HOURS } from '../../security/end-older-secrets.ts';
import { modeOf } from '../../security/key-text.ts';
import { rotateSecret } from '../../security/merchant-secrets.ts';
import { rotateMainKey } from '../../security/rotate-key.ts';
import { assertMayRotateMain } from '../api-keys/public.ts';
import { addBalance } from './add-balance.ts';
import { assertLogo } from './assert-logo.ts';
import { assertUnused } from './assert-unused.ts';
import { createMerchant } from './create.ts';
import { type MerchantRow, merchantFields } from './fields.ts';
import { lockedMerchant, merchantToDelete, visibleMerchant } from './reads.ts';
import { lockMerchant } from './store.ts';

async function saveMerchant(
  trx: Trx,
  before: MerchantRow,
  body: Body<'editMerchant'>,
  now: Date,
): Promise<void> {
  if (!isCurrency(body.currency)) throw invalidRule('merchant.currency.known');
  assertLogo(body.logo, before);
  if (body.currency !== before.currency) await assertUnused(trx, before.id, 'merchant.currencyFixed');
  await trx
    .updateTable('merchants')
    .set({
      ...merchantFields.columnsOf(body),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute()
    .catch(nameTaken);
}

export const merchantWrites: Writes = {
  addMerchant: async ({ db, gateway, caller, body, request, reply }) => {
    const row = await createMerchant(db, gateway, actorOf(caller), body, request.id);
    sendEtag(reply, row);
    return merchantFields.wire(row, asUser(caller));
  },

  editMerchant: async (input) => {
    const { gateway, db, params, body, now } = input;
    const user = asUser(input.caller);
    const before = await lockedMerchant(db, user, params.id);
    return editRecord(input, {
      action: { kind: 'merchant', action: 'editMerchant', recordId: before.id, userTypeId: before.id },
      before,
      wire: (row) => merchantFields.wire(row, user),
      sent: body,
      save: async () => {
        refuseOwnerName(gateway, body.name, before.name);
        await saveMerchant(db, before, body, now);
        return visibleMerchant(db, user, before.id);
      },
    });
  },

  setMerchantStatus: async (input) => {
    const { db, params, body } = input;
    const user = asUser(input.caller);
    const row = await lockedMerchant(db, user, params.id);
    await setAccountStatus(input, {
      action: { kind: 'merchant', action: 'setMerchantStatus' },
      row,
      body,
    });
    return merchantFields.wire({ ...row, status: body.status }, user);
  },

  addMerchantBalance: async ({ db, caller, params, body, request, now }) => {
    const user = asUser(caller);
    const tenant = tenantOf(user);
    const row = tenant === undefined || tenant === params.id ? await lockMerchant(db, params.id) : undefined;
    if (!row) throw notFound('merchant.missing');
    assertUnchanged('addMerchantBalance', { _id: row.id }, body);
    const balance = await addBalance(db, row, body, { actor: actorOf(caller), requestId: request.id, now });
    // The merchant is locked, so only its balance can differ from the row that was read.
    return merchantFields.wire(
      balance === undefined ? await visibleMerchant(db, user, row.id) : { ...row, balance },
      user,
    );
  },

  deleteMerchant: async (input) => {
    const { db, caller, params } = input;
    const row = await merchantToDelete(db, asUser(caller), params.id);
    await assertUnused(db, row.id, 'merchant.hasMoney');
    await assertInNoUse(db, 'merchant', row.id);
    await deleteAccount(input, { kind: 'merchant', action: 'deleteMerchant' }, row);
    return undefined as never;
  },

  rotateMerchantKey: async (input) => {
    const { db, gateway, caller, params, body, now } = input;
    const user = asUser(caller);
    const { id } = await lockedMerchant(db, user, params.id);
    if (body.kind === 'privateKey') await assertMayRotateMain(db, user, id);
    // An inactive merchant may replace a leaked key too: none of its keys works until it is active again.
    const { kind, overlapHours = OVERLAP_HOURS } = body;
    const rotation = { mode: modeOf(gateway.settings), now, overlapHours, madeBy: user.userId };
    const secret =
      kind === 'privateKey'
        ? await rotateMainKey(db, id, rotation)
        : await rotateSecret(db, gateway.keys.data, id, kind, now, overlapHours);
    await recordAction(input, {
      kind: 'merchant',
      action: 'rotateMerchantKey',
      recordId: id,
      userTypeId: id,
      ...historyMessage(body.kind === 'privateKey' ? 'history.newPrivateKey' : 'history.newWebhookSecret'),
    });
    return { kind: body.kind, secret, createdDate: now.toISOString() };
  },
};
