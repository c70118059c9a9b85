import { newId, recordSubscriptionStart, recordSubscriptionStatus, type Trx } from '@daftar/server/fill';
import type { DaysAgo } from './days-ago.ts';
import { Random } from './random.ts';
import { servicesWithMerchants } from './services-with-merchants.ts';

const SUBSCRIBERS = 90;
const TYPES = [
  { name: 'daily', part: 0.02 },
  { name: 'weekly', part: 0.1 },
  { name: 'monthly', part: 0.35 },
] as const;
const STATES = ['Active', 'Active', 'Active', 'Active', 'Suspended', 'Unsubscribed'] as const;
/** Operators and number prefix by country. */
const OPERATORS: Record<string, { names: readonly string[]; prefix: string }> = {
  Egypt: { names: ['EG-Vodafone', 'EG-Orange', 'EG-Etisalat'], prefix: '2010' },
  Pakistan: { names: ['PK-Jazz', 'PK-Telenor', 'PK-Zong'], prefix: '9230' },
};
/** Time from a subscription's start to the change of its status. */
const STATUS_AFTER_MS = 2 * 24 * 3_600_000;
/** Base price by currency, in major units; `TYPES` has each type's fraction of it. */
const BASE_PRICE: Record<string, number> = { EGP: 500, PKR: 2000 };

/** Adds subscriptions in the countries where operators bill them. */
export async function addDemoSubscriptions(trx: Trx, daysAgo: DaysAgo): Promise<void> {
  const services = await servicesWithMerchants(trx)
    .select(['s.user_type_id', 's.carrier_id', 's.service_name', 's.country', 's.currency'])
    .select('m.name as merchant_name')
    .where('s.country', 'in', Object.keys(OPERATORS))
    .orderBy('s.created_at')
    .orderBy('s.service_name')
    .execute();
  if (services.length === 0) return;
  const random = new Random(90);
  const rows = Array.from({ length: SUBSCRIBERS }, (_, index) => {
    const { currency, ...service } = random.pick(services);
    const { names, prefix } = OPERATORS[service.country] ?? { names: ['Unknown'], prefix: '' };
    const type = random.pick(TYPES);
    return {
      ...service,
      id: newId('sub'),
      operator: random.pick(names),
      msisdn: `${prefix}${random.whole(10_000_000, 99_999_999)}`,
      subscription_type: type.name,
      subscription_amount: ((BASE_PRICE[currency ?? ''] ?? 100) * type.part).toFixed(2),
      currency: currency ?? 'EGP',
      subscriber_status: random.pick(STATES),
      created_at: new Date(
        daysAgo(SUBSCRIBERS - index)
          .now()
          .getTime() +
          random.whole(0, 40_000) * 1000,
      ),
    };
  });
  await trx.insertInto('subscriptions').values(rows).execute();
  for (const row of rows)
    await recordSubscriptionStart(trx, row, {
      actor: { id: row.operator, name: row.operator },
      now: row.created_at,
    });
  await addOwnSubscriptions(trx, daysAgo);
}

/** Adds the subscriptions that the gateway charges itself, one in each state. */
async function addOwnSubscriptions(trx: Trx, daysAgo: DaysAgo): Promise<void> {
  const service = await servicesWithMerchants(trx)
    .select(['s.id', 's.user_type_id', 's.carrier_id', 's.service_name', 's.country', 's.currency'])
    .select('m.name as merchant_name')
    .where('s.service_name', '=', 'Books online')
    .executeTakeFirstOrThrow();
  const { id: service_id, currency, ...of } = service;
  const states = [
    { subscriber_status: 'Active', days: 12, number: '201012340001' },
    { subscriber_status: 'Paused', days: 20, number: '201012340002', reason: 'The customer is away' },
    { subscriber_status: 'Canceled', days: 41, number: '201012340003', reason: 'The customer asked for it' },
  ];
  const rows = states.map(({ days, number, reason, ...state }) => {
    const begun = daysAgo(days).now();
    const next = new Date(begun.getTime() + 90 * 24 * 3_600_000);
    return {
      ...of,
      ...state,
      service_id,
      reason: reason ?? null,
      id: newId('sub'),
      operator: 'Fawry',
      msisdn: number,
      subscription_type: 'monthly',
      subscription_amount: '120.00',
      currency: currency ?? 'EGP',
      first_charge_at: next,
      next_charge_at: state.subscriber_status === 'Active' ? next : null,
      created_at: begun,
    };
  });
  await trx.insertInto('subscriptions').values(rows).execute();
  const actor = { id: of.user_type_id, name: of.merchant_name };
  for (const { subscriber_status: status, reason, ...row } of rows) {
    const started = { ...row, subscriber_status: 'Active', next_charge_at: row.first_charge_at };
    await recordSubscriptionStart(trx, started, { actor, now: row.created_at });
    const now = new Date(row.created_at.getTime() + STATUS_AFTER_MS);
    if (reason !== null) await recordSubscriptionStatus(trx, started, { status, reason }, { actor, now });
  }
}
