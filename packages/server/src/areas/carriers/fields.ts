import type { Insertable, Selectable } from 'kysely';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { CarrierTable } from '../../db/tables.ts';
import { type AccountForm, accountFields, createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export type CarrierRow = Selectable<CarrierTable>;

/** The columns that lists select. */
export type CarrierListRow = Omit<CarrierRow, 'name_key' | 'updated_at' | 'version'>;

export type CarrierForm = AccountForm & Pick<Body<'addCarrier'>, 'type'>;
type Columns = Omit<Insertable<CarrierTable>, 'id' | 'status' | 'created_at' | 'updated_at'>;

export const carrierFields = columnMap<Answer<'addCarrier'>, CarrierListRow, CarrierForm, Columns>(
  'carriers',
  {
    ...accountFields,
    type: { column: 'type', write: 'given', exported: true },
    createdDate,
  },
);
