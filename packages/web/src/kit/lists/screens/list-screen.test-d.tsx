import type { Carrier, CarrierQuery, Merchant } from '@daftar/sdk';
import { expectTypeOf } from 'vitest';
import { api } from '../../../api/api.ts';
import { resourceQueries } from '../../records/resource-queries.ts';
import { days } from '../filters/days.tsx';
import { record } from '../filters/record.tsx';
import { select } from '../filters/select.tsx';
import { columnsOf } from '../state/columns.tsx';
import { filtersAt } from '../state/filters.ts';
import { listSearch } from '../state/list-search.ts';
import type { FilterName, SearchOf } from '../state/route-search.ts';
import { ListScreen } from './list-screen.tsx';

const merchants = resourceQueries('merchants', api.merchants);
const carriers = resourceQueries('carriers', api.carriers);
const columns = [columnsOf<Merchant>().text('name', 'Name')];
const rowId = ({ _id }: Merchant) => _id;

export const ownRows = (
  <ListScreen<Merchant> title="Merchants" rows={merchants.list} columns={columns} rowId={rowId} />
);
export const rowsOfAnother = (
  // @ts-expect-error: a list of merchants does not take the rows of carriers.
  <ListScreen<Merchant> title="Merchants" rows={carriers.list} columns={columns} rowId={rowId} />
);
export const columnsOfAnother = (
  // @ts-expect-error: a list of carriers does not take the columns of merchants.
  <ListScreen<Carrier> title="Carriers" rows={carriers.list} columns={columns} rowId={({ _id }) => _id} />
);

listSearch<CarrierQuery>()('type', 'status', 'country');
// @ts-expect-error: the operation that lists carriers has no such parameter.
listSearch<CarrierQuery>()('type', 'eventType');
// A parameter of the page that is not sent has to be named as such.
listSearch<CarrierQuery, 'tab'>()('type', 'tab');

expectTypeOf<FilterName<'/carriers'>>().toEqualTypeOf<'type' | 'status' | 'country'>();
expectTypeOf<SearchOf<'/carriers'>['type']>().toEqualTypeOf<string | undefined>();
expectTypeOf<SearchOf<'/carriers'>['page']>().toEqualTypeOf<number | undefined>();

filtersAt<'/carriers'>([select('type', 'Type', [])]);
// @ts-expect-error: the route of carriers has no such parameter.
filtersAt<'/carriers'>([select('serviceType', 'Type', [])]);
// @ts-expect-error: filters name the route of their list.
filtersAt([select('type', 'Type', [])]);
// @ts-expect-error: the dictionaries lack this word.
filtersAt<'/carriers'>([select('status', 'Status', ['Frozen'])]);
const named = columnsOf<{ status: 'Active' | 'Frozen'; type?: 'Carrier'; country: string }>();
named.word('country', 'Country');
named.word('type', 'Type');
// @ts-expect-error: a value that the contract lists has no translation.
named.status('status', 'Status');
// @ts-expect-error: the route of settlements has no such parameter to clear.
filtersAt<'/settlements'>([record('userTypeId', 'Merchant', 'merchant', { decides: ['serviceId'] })]);
filtersAt<'/settlements'>([days('Period')]);
// @ts-expect-error: the route of carriers takes no days.
filtersAt<'/carriers'>([days('Period')]);
