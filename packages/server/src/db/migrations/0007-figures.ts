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
/** Concurrent payments of one service land on different rows: a connection keeps to its own. */
const SHARDS = 16;

/** Adds counted rows to the days they belong to, always in the same order, so that two writers never wait for each other. */
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

/** What summaries read: the transactions counted per day, kept by the database in the commit that writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table transactions add column method text not null default '';
    update transactions t set method = a.method from payment_attempts a where a.id = t.attempt_id;
    -- Days follow the rows' order on disk, so a few bytes a block find them.
    create index transactions_days on transactions using brin (business_day) with (pages_per_range = 32);

    -- Each day is the sum of its shards; a shard alone means nothing, and may be below zero.
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
    -- Not when a settlement claims rows: that moves no figure.
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
