import { expect, test } from 'vitest';
import { featuresIn } from './features.ts';
import { featureProblems } from './problems.ts';

test.each([
  ['sql`select pg_advisory_xact_lock(1)`', 'advisory lock'],
  ['sql`select pg_try_advisory_lock(1)`', 'advisory lock'],
  ["sql`select pg_notify('changes', '')`", 'listen and notify'],
  ['client.query(`listen changes`)', 'listen and notify'],
  ['create trigger t after insert on a', 'trigger'],
  ['create or replace function f() returns int', 'function in the database'],
  ['foreign key (a) references b deferrable initially deferred', 'deferred constraint'],
  ['exclude using gist (period with &&)', 'exclusion constraint'],
  ['create table a partition of b default', 'table partition'],
  ['create index on a using brin (day)', 'index other than a B-tree'],
  ['id bigserial primary key', 'sequence'],
  ["nextval('ids')", 'sequence'],
  ["set local lock_timeout = '2s'", 'session state'],
  ["db.transaction().setIsolationLevel('repeatable read')", 'isolation level'],
  ['select 1 from pg_locks', 'catalogue of one server'],
  ['copy a from stdin', 'copy'],
  ['with recursive t as (select 1)', 'recursive query'],
  ['group by grouping sets ((a), ())', 'grouping sets'],
  ['for update skip locked', 'skip locked'],
])('finds in %j the feature %s', (source, name) => {
  expect(featuresIn(source)).toContain(name);
});

test.each([
  '// create trigger t',
  '/** Waits for an advisory lock: pg_advisory_lock. */',
  'select row_number() over (partition by merchant)',
  'select serial_number from cards',
  'people who listen to music',
])('finds no feature in %j', (source) => {
  expect(featuresIn(source)).toEqual([]);
});

test('reports uses that are not listed and entries that are not used', () => {
  const uses = new Map([
    ['a.ts', ['trigger', 'copy']],
    ['b.ts', []],
  ]);
  expect(featureProblems(uses, { trigger: ['a.ts', 'b.ts'], copy: ['a.ts'] })).toEqual([
    'b.ts no longer uses trigger',
  ]);
  expect(featureProblems(uses, { trigger: ['a.ts'] })).toEqual([
    'a.ts uses copy: some distributed engine lacks it',
  ]);
});
