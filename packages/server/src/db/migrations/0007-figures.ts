import { type Kysely, sql } from 'kysely';

const KEY = [
  'business_day',
  'user_type_id',
  'service_id',
  'service_name',
  'carrier_id',
  'country',
  'currency',
  'method',
  'status',
];
const SUMS = [
  'amount',
  'refunded_amount',
  'carrier_share_value',
  'merchant_share_value',
  'walee_share_value',
];
const key = KEY.join(', ');
const sums = SUMS.join(', ');
/** Splits each sum into rows by connection, so that concurrent payments of a service rarely lock the same row. */
const SHARDS = 16;

/** SQL that adds rows to the daily figures, always in the same order, so that two writers cannot deadlock. */
const addTo = (counted: string) => `
  insert into daily_figures as kept (${key}, shard, transactions, ${sums})
  select ${key.replace('carrier_id', "coalesce(carrier_id, '')")}, pg_backend_pid() % ${SHARDS}, sum(one),
    ${SUMS.map((sum) => `sum(one * ${sum})`).join(', ')}
  from ${counted} counted
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (${key}, shard) do update set
    ${['transactions', ...SUMS].map((sum) => `${sum} = kept.${sum} + excluded.${sum}`).join(', ')};`;

const columns = (record: 'old' | 'new') =>
  [...KEY, ...SUMS].map((column) => `${record}.${column}`).join(', ');

/**
 * Adds daily sums of transactions, which triggers maintain in the writing transaction, billing statuses and subscriptions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table transactions add column method text not null default '';
    update transactions t set method = a.method from payment_attempts a where a.id = t.attempt_id;
    -- Rows lie on disk in about the order of their days, which suits a small BRIN index.
    create index transactions_days on transactions using brin (business_day) with (pages_per_range = 32);

    -- A day's figure is the sum of its shards; a single shard may be negative.
    create table daily_figures (
      business_day date not null,
      user_type_id text not null,
      service_id text not null,
      service_name text not null,
      carrier_id text not null,
      country text not null,
      currency text not null,
      method text not null,
      status text not null,
      shard smallint not null,
      transactions bigint not null,
      amount numeric(20, 3) not null,
      refunded_amount numeric(20, 3) not null,
      carrier_share_value numeric(20, 3) not null,
      merchant_share_value numeric(20, 3) not null,
      walee_share_value numeric(20, 3) not null,
      primary key (${key}, shard)
    ) with (fillfactor = 60);
    create index daily_figures_of on daily_figures (user_type_id, business_day);

    create function count_new_transactions() returns trigger language plpgsql as $$ begin
      ${addTo(`(select 1 as one, ${key}, ${sums} from written)`)}
      return null;
    end $$;
    create function count_changed_transaction() returns trigger language plpgsql as $$ begin
      ${addTo(`(select 1 as one, ${columns('new')} union all select -1, ${columns('old')})`)}
      return null;
    end $$;
    ${addTo(`(select 1 as one, ${key}, ${sums} from transactions)`)}
    create trigger transactions_count_new after insert on transactions referencing new table as written
      for each statement execute function count_new_transactions();
    -- Only for these columns: a settlement that claims rows changes no figure.
    create trigger transactions_count_changed after update of ${key}, ${sums} on transactions
      for each row execute function count_changed_transaction();

    create table billing_statuses (
      user_type_id text not null,
      service_name text not null,
      country text not null,
      currency text not null,
      date_from date not null,
      date_to date not null,
      status text not null check (status in ('Success', 'Failed')),
      changed_at timestamptz not null,
      primary key (user_type_id, service_name, country, currency, date_from, date_to)
    );

    create table subscriptions (
      id text primary key,
      user_type_id text not null references merchants (id) on delete cascade,
      carrier_id text,
      country text not null,
      operator text not null,
      merchant_name text not null,
      service_name text not null,
      msisdn text not null,
      subscription_type text not null,
      subscription_amount numeric(16, 3) not null,
      currency text not null,
      subscriber_status text not null,
      created_at timestamptz not null
    );
    create index subscriptions_newest on subscriptions (created_at desc nulls last, id desc);
    create index subscriptions_of on subscriptions (user_type_id, created_at desc nulls last, id desc);
    create index subscriptions_carrier on subscriptions (carrier_id, created_at desc nulls last, id desc);
  `)
    .execute(db);
}
