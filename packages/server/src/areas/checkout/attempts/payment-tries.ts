import { createHmac, hkdfSync } from 'node:crypto';
import type { MessageCode } from '@daftar/domain';
import { type Selectable, sql } from 'kysely';
import { historyMessage } from '../../../audit/history-message.ts';
import { audit } from '../../../audit/record.ts';
import { Problem, problemDetail } from '../../../basics/problems.ts';
import type { PackageTable } from '../../../db/tables-catalogue.ts';
import { inTransaction, type Trx } from '../../../db/transaction.ts';
import type { Gateway } from '../../../gateway.ts';
import { languageNamed } from '../../../mail/language-of.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { merchantById } from '../../../records/by-id.ts';
import { enqueueSessionEvent } from '../enqueue-session-event.ts';
import { type AttemptRow, findSession, type SessionRow } from '../store.ts';
import { dialledNumber, type NumberContext } from './dialled-number.ts';

/**
 * What a limit counts: attempts of a session, of a link, with a wallet's number or a card; declines of a merchant; sessions of a
 * link and requests for references, codes and pages, by link and by the mobile number that was typed.
 */
export type TryRule = keyof Omit<Gateway['settings']['tries'], 'pauses'>;

/** What a customer tries: a card, a wallet that is asked to confirm, or a reference, code or page for a mobile number. */
export type Tried = { card: string } | { wallet: string } | { requestFor: string };

/** Length of each limit's window. */
const SECONDS: Readonly<Record<TryRule, number>> = {
  session: 600,
  link: 60,
  number: 600,
  card: 600,
  merchant: 60,
  linkRequests: 60,
  numberRequests: 600,
};
/** Pause in seconds after so many declines in a row; the first two have none. The last one holds for all further declines. */
const PAUSES = [0, 0, 10, 30, 120, 600];
const MINUTE = 60;
const HOUR_MS = 3_600_000;

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

/** Declines begin a pause of their session, card and number. A link is shared by customers, who would wait for each other. */
const isPausing = (rule: TryRule): boolean => rule === 'session' || rule === 'number' || rule === 'card';

type Counted = [rule: TryRule, value: string | null];

function countedBy(where: Opening, tried: Tried): Counted[] {
  const { id, package_id } = where.session;
  if ('requestFor' in tried)
    return [
      ['session', id],
      ['linkRequests', package_id],
      ['numberRequests', tried.requestFor ? dialledNumber(tried.requestFor, where) : null],
    ];
  return [
    ['session', id],
    ['link', package_id],
    'wallet' in tried
      ? ['number', dialledNumber(tried.wallet, where)]
      : ['card', tried.card.replaceAll(/\D/g, '')],
  ];
}

const keysOf = (gateway: Gateway, counted: readonly Counted[]): string[] =>
  counted
    .flatMap(([rule, value]) => {
      const { [rule]: most, pauses } = gateway.settings.tries;
      return value && (most > 0 || (pauses && isPausing(rule))) ? [keyOf(gateway, rule, value)] : [];
    })
    .sort();

/**
 * Counts a new attempt under each of its keys, in the transaction that opens it. Throws `TooManyTries` when a limit is reached
 * or a pause runs; the transaction then counts nothing. Locks the counts until the commit, so that attempts at the same time
 * cannot exceed a limit. Returns the keys, which the attempt stores.
 */
export async function takeTries(trx: Trx, gateway: Gateway, where: Opening, tried: Tried): Promise<string[]> {
  const keys = keysOf(gateway, countedBy(where, tried));
  // Declines of cards do not stop customers who ask for a reference or a code.
  await takeKeys(trx, gateway, keys, 'requestFor' in tried ? undefined : where.session.user_type_id);
  return keys;
}

/**
 * Counts a session of a payment link, for the link and for the number that was typed. Throws `TooManyTries` when a limit is
 * reached; the refusal is noted once the transaction is rolled back.
 */
export async function takeLinkRequest(
  trx: Trx,
  gateway: Gateway,
  link: LimitedLink,
  msisdn: string,
): Promise<void> {
  const counted: Counted[] = [
    ['linkRequests', link.id],
    ['numberRequests', msisdn],
  ];
  try {
    await takeKeys(trx, gateway, keysOf(gateway, counted));
  } catch (error) {
    if (error instanceof TooManyTries) error.afterRollback = () => noteLinkRefusal(gateway, link, error);
    throw error;
  }
}

/** Counts under each key. With a merchant, its declines and the pauses after declines refuse, too. */
async function takeKeys(trx: Trx, gateway: Gateway, keys: string[], merchantId?: string): Promise<void> {
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
      where key = ${merchantId === undefined ? null : keyOf(gateway, 'merchant', merchantId)}`.execute(trx);
  const pauses = gateway.settings.tries.pauses && merchantId !== undefined;
  const reached = rows
    .flatMap((row) => refusedUntil(gateway, row, pauses))
    .sort((a, b) => b.until.getTime() - a.until.getTime());
  if (reached[0]) throw new TooManyTries(reached[0], now);
}

function refusedUntil(
  { settings, now: clock }: Gateway,
  { key, points, ends_at, blocked_until }: Count,
  pauses: boolean,
) {
  const rule = ruleOf(key);
  const now = clock();
  if (pauses && blocked_until && blocked_until > now) return [{ rule, key, until: blocked_until }];
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
  { tries: keys, way, user_type_id }: Pick<AttemptRow, 'tries' | 'way' | 'user_type_id'>,
  state: AttemptRow['status'],
): Promise<void> {
  if (!keys || (state !== 'paid' && state !== 'failed')) return;
  if (state === 'paid') {
    await sql`update payment_tries set points = greatest(points - 1, 0), declines = 0, blocked_until = null
      where key in (${lockedCounts(keys)})`.execute(trx);
    return;
  }
  // A provider that refuses a reference, a code or a page has declined nothing.
  if (way !== 'card' && way !== 'push') return;
  const now = gateway.now();
  const paused = keys.filter((key) => isPausing(ruleOf(key)));
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

/** The link whose sessions are limited. */
type LimitedLink = Pick<Selectable<PackageTable>, 'id' | 'user_type_id' | 'name'>;

/**
 * Tells staff that a limit is reached, once while it lasts: an entry in the merchant's history, an email, an event for its
 * endpoints, a line in the log. Counts each refusal in the metrics.
 */
export async function noteRefusal(gateway: Gateway, sessionId: string, refusal: TooManyTries): Promise<void> {
  await noteOnce(gateway, refusal, async (trx, now) => {
    const session = await findSession(trx, sessionId);
    if (!session) return;
    await tellMerchant(trx, gateway, refusal, {
      merchantId: session.user_type_id,
      after: { session: session.id },
      sentence: historyMessage('history.paymentLimited', { order: session.order_id }),
    });
    await enqueueLimitWebhook(trx, session, refusal, now);
  });
}

/** The same for a link, of which no session was made. It has no event, because an event names the payment. */
const noteLinkRefusal = (gateway: Gateway, link: LimitedLink, refusal: TooManyTries): Promise<void> =>
  noteOnce(gateway, refusal, (trx) =>
    tellMerchant(trx, gateway, refusal, {
      merchantId: link.user_type_id,
      after: { package: link.id },
      sentence: historyMessage('history.linkLimited', { name: link.name }),
    }),
  );

/** Counts the refusal. Calls `tell` for the first one while the limit lasts. */
async function noteOnce(
  gateway: Gateway,
  { rule, key, until }: TooManyTries,
  tell: (trx: Trx, now: Date) => Promise<void>,
): Promise<void> {
  gateway.metrics.refusedTries.inc({ rule });
  await inTransaction(gateway.db, async (trx) => {
    const now = gateway.now();
    const { numAffectedRows } = await sql`update payment_tries set noted_until = ${until}
      where key = ${key} and (noted_until is null or noted_until <= ${now})`.execute(trx);
    if (numAffectedRows === 1n) await tell(trx, now);
  });
}

interface Told {
  merchantId: string;
  after: Record<string, string>;
  sentence: ReturnType<typeof historyMessage>;
}

async function tellMerchant(
  trx: Trx,
  gateway: Gateway,
  { rule, until }: TooManyTries,
  { merchantId, after, sentence }: Told,
): Promise<void> {
  const now = gateway.now();
  const limit = { rule, until: until.toISOString() };
  gateway.log.warn({ ...after, ...limit }, 'a limit of attempts to pay is reached');
  await audit(trx, {
    userTypeId: merchantId,
    actor: { id: 'customer', name: 'Customer' },
    action: 'payment.limited',
    kind: 'merchant',
    recordId: merchantId,
    ...sentence,
    after: { ...after, ...limit },
    requestId: 'limit',
    at: now,
  });
  if (gateway.mailer) await mailMerchant(trx, merchantId, { ...after, ...limit }, now);
}

/** Sends the merchant an email about a limit, at most one within an hour: an attacker could otherwise fill the mailbox. */
async function mailMerchant(
  trx: Trx,
  merchantId: string,
  details: Record<string, string>,
  now: Date,
): Promise<void> {
  const recent = await trx
    .selectFrom('mails')
    .select('id')
    .where('user_type_id', '=', merchantId)
    .where('kind', '=', 'payment-limited')
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .limit(1)
    .executeTakeFirst();
  if (recent) return;
  const merchant = await merchantById(trx, merchantId)
    .select(['notification_email', 'email_language'])
    .executeTakeFirst();
  await queueMail(trx, {
    kind: 'payment-limited',
    userTypeId: merchantId,
    subjectId: merchantId,
    to: merchant?.notification_email ?? '',
    language: languageNamed(merchant?.email_language),
    isAsked: false,
    details,
    now,
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
