import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { notFound } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import {
  type AttemptRow,
  findServiceById,
  findSession,
  type ServiceRow,
  type SessionRow,
} from '../checkout/offers.ts';
import type { TransactionRow } from '../reports/offers.ts';

/** The database rows that belong to one payment. */
export interface FoundPayment {
  /** The merchant's id. */
  account: string;
  session: SessionRow | undefined;
  service: ServiceRow | undefined;
  /** Oldest first. */
  attempts: AttemptRow[];
  /**
   * The transaction that represents the payment: the one that the caller asked for, otherwise the paid one, otherwise the newest.
   */
  transaction: TransactionRow | undefined;
  /** All transactions of its attempts, oldest first: an order can be paid twice. */
  transactions: TransactionRow[];
}

const transactionById = (db: Db, id: string): Promise<TransactionRow | undefined> =>
  db.selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirst();

const attemptsOf = (db: Db, { id }: SessionRow): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();

function transactionsOf(db: Db, account: string, attempts: readonly AttemptRow[]): Promise<TransactionRow[]> {
  if (attempts.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_type_id', '=', account)
    .where(
      'attempt_id',
      'in',
      attempts.map(({ id }) => id),
    )
    .orderBy('created_at')
    .execute();
}

/** Tells whether the caller may see the payment: a merchant its own, a carrier those of services that it carries. */
function isOwn(caller: UserCaller, { account, transaction, service }: FoundPayment): boolean {
  const tenant = tenantOf(caller);
  if (tenant === undefined) return true;
  if (caller.accountKind !== 'carrier') return account === tenant;
  return (transaction ? transaction.carrier_id : service?.carrier_id) === tenant;
}

/** Finds a payment by the id of a transaction or a session. Throws 404 for a payment that the caller may not see. */
export async function findPayment(db: Db, caller: UserCaller, id: string): Promise<FoundPayment> {
  const asked = await transactionById(db, id);
  const sessionId = asked ? asked.session_id : id;
  const session = sessionId === null ? undefined : await findSession(db, sessionId);
  const account = asked?.user_type_id ?? session?.user_type_id;
  const serviceId = asked?.service_id ?? session?.service_id;
  if (account === undefined || serviceId === undefined) throw notFound('transaction.missing');
  const attempts = session ? await attemptsOf(db, session) : [];
  const [service, ended] = await Promise.all([
    findServiceById(db, serviceId),
    transactionsOf(db, account, attempts),
  ]);
  const transactions = asked && !ended.some((row) => row.id === asked.id) ? [asked, ...ended] : ended;
  const transaction = asked ?? ended.find(({ status }) => status === 'Success') ?? ended.at(-1);
  const found = { account, session, service, attempts, transaction, transactions };
  if (!isOwn(caller, found)) throw notFound('transaction.missing');
  return found;
}
