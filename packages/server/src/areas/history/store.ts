import type { OperationId } from '@daftar/openapi';
import type { UserCaller } from '../../access/caller.ts';
import { maySeeBalance } from '../../access/may-see-balance.ts';
import type { EntryKind } from '../../audit/kinds.ts';
import type { AuditedRecord } from '../../audit/shown-entry.ts';
import type { Input } from '../../contract/operation-types.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { carrierById, merchantById, serviceById } from '../../records/by-id.ts';

export type RecordKind = Input<'getHistory', Db>['params']['kind'];

/** The record's account, and facts that limit who sees the record's history. */
type Whose = Omit<AuditedRecord, 'kind' | 'id'>;

interface Kind {
  /** The kind of such a record in history entries. */
  audited: EntryKind;
  /** The operation that reads such a record; the history needs the same permission. */
  readBy: OperationId;
  whose: (db: Db, id: string, gateway: Gateway, user: UserCaller) => Promise<Whose | undefined>;
  /** Only the platform owner's users may read the history, even if others may read the record. */
  ownerOnly?: true;
}

const byAccount =
  (
    table:
      | 'users'
      | 'roles'
      | 'products'
      | 'packages'
      | 'settlements'
      | 'payouts'
      | 'loan_transactions'
      | 'api_keys'
      | 'webhook_endpoints',
  ) =>
  (db: Db, id: string): Promise<Whose | undefined> =>
    db.selectFrom(table).select('user_type_id as account').where('id', '=', id).executeTakeFirst();

export const kinds: Record<RecordKind, Kind> = {
  merchant: {
    audited: 'merchant',
    readBy: 'getMerchant',
    whose: async (db, id, _gateway, user) => {
      const row = await merchantById(db, id).select(['id', 'show_balance']).executeTakeFirst();
      return row && { account: row.id, hidesBalance: !maySeeBalance(user, row.show_balance) };
    },
  },
  carrier: {
    audited: 'carrier',
    readBy: 'getCarrier',
    whose: (db, id) => carrierById(db, id).select('id as account').executeTakeFirst(),
  },
  service: {
    audited: 'service',
    readBy: 'getService',
    whose: (db, id) =>
      serviceById(db, id).select(['user_type_id as account', 'carrier_id as carrier']).executeTakeFirst(),
  },
  transaction: {
    audited: 'transaction',
    readBy: 'reportTransactions',
    whose: (db, id) =>
      db
        .selectFrom('transactions')
        .select(['user_type_id as account', 'carrier_id as carrier'])
        .where('id', '=', id)
        .executeTakeFirst(),
  },
  settlement: { audited: 'settlement', readBy: 'getSettlement', whose: byAccount('settlements') },
  payout: { audited: 'payout', readBy: 'listPayouts', whose: byAccount('payouts') },
  loanTransaction: {
    audited: 'loan-transaction',
    readBy: 'getLoanTransaction',
    whose: byAccount('loan_transactions'),
    ownerOnly: true,
  },
  user: { audited: 'user', readBy: 'getUser', whose: byAccount('users') },
  role: { audited: 'role', readBy: 'getRole', whose: byAccount('roles') },
  product: { audited: 'product', readBy: 'getProduct', whose: byAccount('products') },
  package: { audited: 'package', readBy: 'getPackage', whose: byAccount('packages') },
  subscription: {
    audited: 'subscription',
    readBy: 'getSubscription',
    whose: (db, id) =>
      db
        .selectFrom('subscriptions')
        .select(['user_type_id as account', 'carrier_id as carrier'])
        .where('id', '=', id)
        .executeTakeFirst(),
  },
  apiKey: { audited: 'api-key', readBy: 'listApiKeys', whose: byAccount('api_keys') },
  webhookEndpoint: {
    audited: 'webhook-endpoint',
    readBy: 'listWebhookEndpoints',
    whose: byAccount('webhook_endpoints'),
  },
  blacklistEntry: {
    audited: 'blacklist',
    readBy: 'getBlacklistEntry',
    whose: async (db, id, { owner }) => {
      const row = await db.selectFrom('blacklist').select('id').where('id', '=', id).executeTakeFirst();
      return row && { account: owner.id };
    },
  },
};

/** Returns the account of a deleted record, from the record's history, which is never deleted. */
export async function ownerOfDeleted(db: Db, audited: EntryKind, id: string): Promise<Whose | undefined> {
  return db
    .selectFrom('audit_entries')
    .select('user_type_id as account')
    .where('kind', '=', audited)
    .where('record_id', '=', id)
    .limit(1)
    .executeTakeFirst();
}
