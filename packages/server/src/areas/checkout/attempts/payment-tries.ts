import { createHmac, hkdfSync } from 'node:crypto';
import type { MessageCode } from '@daftar/domain';
import { sql } from 'kysely';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { Problem, problemDetail } from '../../../basics/problems.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { enqueueSessionEvent } from '../enqueue-session-event.ts';
import { type AttemptRow, findSession, type SessionRow } from '../store.ts';
import { dialledNumber, type NumberContext } from './dialled-number.ts';

/** What a limit counts: attempts of a session, of a link, with a wallet's number or a card; declines of a merchant. */
type TryRule = 'session' | 'link' | 'number' | 'card' | 'merchant';

/** What a customer tries: a card, or a wallet that is asked to confirm. Other ways to pay have no limit. */
export interface Tried {
  card?: string;
  wallet?: string;
}

/** Length of each limit's window. */
const SECONDS: Readonly<Record<TryRule, number>> = {
  session: 600,
  link: 60,
  number: 600,
  card: 600,
  merchant: 60,
};
/** Pause in seconds after so many declines in a row; the first two have none. The last one holds for all further declines. */
const PAUSES = [0, 0, 10, 30, 120, 600];
const MINUTE = 60;

/** Thrown when a limit is reached: 429 with the time to wait. */
export class TooManyTries extends Problem {
  readonly rule: TryRule;
  readonly key: string;
  readonly until: Date;

  constructor({ rule, key, until }: Pick<TooManyTries, 'rule' | 'key' | 'until'>, now: Date) {
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    const [code, count]: [MessageCode & `checkout.tries${string}`, number] =
      seconds <= MINUTE
        ? ['checkout.triesSeconds', seconds]
        : ['checkout.triesMinutes', Math.ceil(seconds / MINUTE)];
    super(429, 'Too-Many-Requests', [problemDetail(code, { count })], seconds);
    this.rule = rule;
    this.key = key;
    this.until = until;
  }
}

interface Count {
  key: string;
  points: number;
  ends_at: Date;
  blocked_until: Date | null;
}

/** Returns the key of a count. Cards and numbers are hashed with a key of our own, so that they cannot be found by trying all. */
function keyOf({ keys }: Gateway, rule: TryRule, value: string): string {
  const secret = Buffer.from(hkdfSync('sha256', keys.data, '', 'payment tries', 32));
  return `${rule}:${createHmac('sha256', secret).update(`${rule}:${value}`).digest('base64url')}`;
}

/** The session and service of a new attempt. */
interface Opening extends NumberContext {
  session: SessionRow;
}

const ruleOf = (key: string): TryRule => key.slice(0, key.indexOf(':')) as TryRule;

function countedKeys(gateway: Gateway, where: Opening, { card, wallet }: Tried): string[] {
  const { tries } = gateway.settings;
  const { session } = where;
  const values: [TryRule, string | null | undefined][] = [
    ['session', session.id],
    ['link', session.package_id],
    ['number', wallet === undefined ? undefined : dialledNumber(wallet, where)],
    ['card', card?.replaceAll(/\D/g, '')],
  ];
  return values
    .flatMap(([rule, value]) =>
      value && (tries[rule] > 0 || tries.pauses) ? [keyOf(gateway, rule, value)] : [],
    )
    .sort();
}

/**
 * Counts a new attempt under each of its keys, in the transaction that opens it. Throws `TooManyTries` when a limit is reached
 * or a pause runs; the transaction then counts nothing. Locks the counts until the commit, so that attempts at the same time
 * cannot exceed a limit. Returns the keys, which the attempt stores.
 */
export async function takeTries(trx: Trx, gateway: Gateway, where: Opening, tried: Tried): Promise<string[]> {
  const { session } = where;
  const keys = countedKeys(gateway, where, tried);
  const now = gateway.now();
  const { rows } = await sql<Count>`
    with counted as (
      insert into payment_tries as p (key, points, ends_at)
      select t.key, 1, ${now}::timestamptz + t.seconds * interval '1 second'
      from unnest(${keys}::text[], ${keys.map((key) => SECONDS[ruleOf(key)])}::int[]) as t (key, seconds) order by t.key
      on conflict (key) do update set
        points = case when p.ends_at <= ${now} then 1 else p.points + 1 end,
        declines = case when p.ends_at <= ${now} then 0 else p.declines end,
        ends_at = case when p.ends_at <= ${now} then excluded.ends_at else p.ends_at end
      returning key, points, ends_at, blocked_until
    ) select * from counted
    union all select key, points + 1, ends_at, blocked_until from payment_tries
      where key = ${keyOf(gateway, 'merchant', session.user_type_id)}`.execute(trx);
  const reached = rows
    .flatMap((row) => refusedUntil(gateway, row, now))
    .sort((a, b) => b.until.getTime() - a.until.getTime());
  if (reached[0]) throw new TooManyTries(reached[0], now);
  return keys;
}

function refusedUntil({ settings }: Gateway, { key, points, ends_at, blocked_until }: Count, now: Date) {
  const rule = ruleOf(key);
  if (settings.tries.pauses && blocked_until && blocked_until > now)
    return [{ rule, key, until: blocked_until }];
  const most = settings.tries[rule];
  return most > 0 && points > most && ends_at > now ? [{ rule, key, until: ends_at }] : [];
}

/** Locks the counts of an attempt in the order in which `takeTries` does. */
const lockedCounts = (keys: readonly string[]) =>
  sql`select key from payment_tries where key = any(${[...keys]}::text[]) order by key for update`;

/**
 * Counts the end of an attempt: a decline begins a pause, which grows with each, and counts for the merchant; a payment takes
 * the attempt out of the counts, so that paying often reaches no limit.
 */
export async function countEnd(
  trx: Trx,
  gateway: Gateway,
  { tries: keys, user_type_id }: Pick<AttemptRow, 'tries' | 'user_type_id'>,
  state: AttemptRow['status'],
): Promise<void> {
  if (!keys || (state !== 'paid' && state !== 'failed')) return;
  if (state === 'paid') {
    await sql`update payment_tries set points = greatest(points - 1, 0), declines = 0, blocked_until = null
      where key in (${lockedCounts(keys)})`.execute(trx);
    return;
  }
  const now = gateway.now();
  const paused = keys.filter((key) => ruleOf(key) !== 'link');
  await sql`update payment_tries p set declines = p.declines + 1,
      blocked_until = ${now}::timestamptz
        + (${PAUSES}::int[])[least(p.declines + 1, ${PAUSES.length}::int)] * interval '1 second'
    where key in (${lockedCounts(paused)})`.execute(trx);
  if (gateway.settings.tries.merchant === 0) return;
  await sql`
    insert into payment_tries as p (key, points, ends_at)
    values (${keyOf(gateway, 'merchant', user_type_id)}, 1, ${now}::timestamptz + ${SECONDS.merchant}::int * interval '1 second')
    on conflict (key) do update set
      points = case when p.ends_at <= ${now} then 1 else p.points + 1 end,
      ends_at = case when p.ends_at <= ${now} then excluded.ends_at else p.ends_at end`.execute(trx);
}

/**
 * Tells staff that a limit is reached, once while it lasts: an entry in the merchant's history, an event for its endpoints, a
 * line in the log. Counts each refusal in the metrics.
 */
export async function noteRefusal(gateway: Gateway, sessionId: string, refusal: TooManyTries): Promise<void> {
  const { rule, key, until } = refusal;
  gateway.metrics.refusedTries.inc({ rule });
  await inTransaction(gateway.db, async (trx) => {
    const now = gateway.now();
    const { numAffectedRows } = await sql`update payment_tries set noted_until = ${until}
      where key = ${key} and (noted_until is null or noted_until <= ${now})`.execute(trx);
    const session = await findSession(trx, sessionId);
    if (numAffectedRows !== 1n || !session) return;
    gateway.log.warn({ rule, session: session.id, until }, 'a limit of attempts to pay is reached');
    await audit(trx, {
      userTypeId: session.user_type_id,
      actor: { id: 'customer', name: 'Customer' },
      action: 'payment.limited',
      kind: 'merchant',
      recordId: session.user_type_id,
      ...historyMessage('history.paymentLimited', { order: session.order_id }),
      after: { session: session.id, rule, until: until.toISOString() },
      requestId: 'limit',
      at: now,
    });
    await enqueueLimitWebhook(trx, session, refusal, now);
  });
}

const enqueueLimitWebhook = (
  trx: Trx,
  session: SessionRow,
  { rule, until }: TooManyTries,
  now: Date,
): Promise<void> =>
  enqueueSessionEvent(trx, session, now, (common) => ({
    type: 'payment.limited',
    data: { ...common, limit: rule, untilDate: until.toISOString() },
  }));
