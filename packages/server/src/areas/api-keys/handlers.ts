import type { KeyScope } from '@daftar/openapi';
import { asUser } from '../../access/caller.ts';
import { assertMayReceive } from '../../access/receivers.ts';
import { historyMessage } from '../../audit/history-message.ts';
import type { Handlers, Reads, Writes } from '../../contract/operation-types.ts';
import type { Trx } from '../../db/transaction.ts';
import { fetchPage } from '../../lists/page.ts';
import { assertMerchant } from '../../records/assert-merchant.ts';
import { editRecord } from '../../records/edit-record.ts';
import { sendEtag } from '../../records/etag.ts';
import { recordAction } from '../../records/record-action.ts';
import { OVERLAP_HOURS } from '../../security/end-older-secrets.ts';
import { modeOf } from '../../security/key-text.ts';
import { rotateKey } from '../../security/rotate-key.ts';
import { assertAddresses, liftsLimits } from './check-limits.ts';
import { addKey, lockNamedMerchant } from './create.ts';
import { saveKey } from './save.ts';
import {
  type KeyRow,
  keyConditions,
  keyList,
  lockKey,
  lockWorkingKey,
  readKey,
  visibleKey,
} from './store.ts';
import { keyWire } from './wire.ts';

const reads: Reads = {
  listApiKeys: async ({ gateway, db, caller, query, now }) => {
    const user = asUser(caller);
    await assertMerchant(db, user, query?.userTypeId);
    const conditions = keyConditions(user, query ?? {});
    return fetchPage(gateway.pool, keyList, conditions, query ?? {}, (row: KeyRow) => keyWire(row, now));
  },
  getApiKey: async ({ db, caller, params, reply, now }) => {
    const row = await visibleKey(db, asUser(caller), params.id);
    sendEtag(reply, row);
    return keyWire(row, now);
  },
};

const facts = ({ name, scopes, addresses, expires_at }: KeyRow) => ({
  name,
  scopes,
  addresses,
  expiresDate: expires_at?.toISOString() ?? null,
});

const entryOf = ({ id, user_type_id }: Pick<KeyRow, 'id' | 'user_type_id'>) => ({
  kind: 'api-key' as const,
  recordId: id,
  userTypeId: user_type_id,
});

/** Ends all secrets of a key now. A secret that has already expired keeps its expiry time. */
const endSecrets = (trx: Trx, keyId: string, now: Date) =>
  trx
    .updateTable('merchant_secrets')
    .set({ expires_at: now })
    .where('key_id', '=', keyId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();

const writes: Writes = {
  addApiKey: async (input) => {
    const { db, gateway, body, reply, now } = input;
    const user = asUser(input.caller);
    const merchantId = await lockNamedMerchant(db, user, body.userTypeId);
    assertMayReceive(user, { scopes: body.scopes }, 'scopes');
    assertAddresses(body.addresses ?? []);
    const id = await addKey(db, user, merchantId, body, now);
    const rotation = { mode: modeOf(gateway.settings), now, overlapHours: 0, madeBy: user.userId };
    const secret = await rotateKey(db, { id, merchantId }, rotation);
    const row = await readKey(db, id);
    await recordAction(input, {
      ...entryOf(row),
      action: 'addApiKey',
      ...historyMessage('history.keyMade', { name: row.name }),
      after: facts(row),
    });
    sendEtag(reply, row);
    return { key: keyWire(row, now), secret };
  },

  editApiKey: async (input) => {
    const { db, params, body, now } = input;
    const user = asUser(input.caller);
    const before = await lockWorkingKey(db, user, params.id);
    return editRecord(input, {
      action: { ...entryOf(before), action: 'editApiKey' },
      before,
      facts,
      wire: (row: KeyRow) => keyWire(row, now),
      save: async () => {
        const { scopes = before.scopes } = body;
        const had = new Set<KeyScope>(before.scopes);
        const given = liftsLimits(before, body) ? scopes : scopes.filter((scope) => !had.has(scope));
        assertMayReceive(user, { scopes: given }, 'scopes');
        await saveKey(db, before, body, now);
        return readKey(db, before.id);
      },
    });
  },

  rotateApiKey: async (input) => {
    const { db, gateway, params, body, now } = input;
    const user = asUser(input.caller);
    const { id, user_type_id: merchantId, scopes } = await lockWorkingKey(db, user, params.id);
    // The caller receives the new secret, and can thus use every scope of the key.
    assertMayReceive(user, { scopes }, 'scopes');
    const { overlapHours = OVERLAP_HOURS } = body;
    const rotation = { mode: modeOf(gateway.settings), now, overlapHours, madeBy: user.userId };
    const secret = await rotateKey(db, { id, merchantId }, rotation);
    const row = await readKey(db, id);
    await recordAction(input, {
      ...entryOf(row),
      action: 'rotateApiKey',
      ...historyMessage('history.keyRotated', { name: row.name }),
      after: { overlapHours },
    });
    return { key: keyWire(row, now), secret };
  },

  revokeApiKey: async (input) => {
    const { db, params, now } = input;
    const before = await lockKey(db, asUser(input.caller), params.id);
    if (before.revoked_at !== null) return keyWire(before, now);
    await db.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', before.id).execute();
    await endSecrets(db, before.id, now);
    await recordAction(input, {
      ...entryOf(before),
      action: 'revokeApiKey',
      ...historyMessage('history.keyRevoked', { name: before.name }),
    });
    return keyWire(await readKey(db, before.id), now);
  },
};

/** Handles the named API keys of merchants' servers, each with scopes. */
export const apiKeyHandlers: Handlers = { reads, writes };
