import type { Insertable, Selectable } from 'kysely';
import type { Answer, Body } from '../../contract/operation-types.ts';
import type { PackageTable } from '../../db/tables-catalogue.ts';
import { createdDate } from '../../records/account-fields.ts';
import { columnMap } from '../../records/column-map.ts';

export interface PackageRow extends Selectable<PackageTable> {
  /** The service's public id. */
  sid: string;
  merchant_name: string;
  /** The merchant's public account code. */
  merchant_code: string;
  logo_version: string | null;
  service_name: string;
  /** True when the package can be paid now: its service and its merchant are active, and the service accepts its currency. */
  active: boolean;
}

export type PackageForm = Omit<Body<'addPackage'>, 'userTypeId'>;
type Columns = Omit<
  Insertable<PackageTable>,
  'id' | 'user_type_id' | 'service_id' | 'created_at' | 'updated_at'
>;
type Link = Answer<'addPackage'>['link'];

const linkFields = columnMap<Link, PackageRow, Link, object>('p', {
  enabled: { column: 'link_enabled', write: 'given', exported: true },
  openAmount: { column: 'open_amount', write: 'given', exported: true },
  minimumAmount: { column: 'minimum_amount', write: 'optional', exported: true },
  maximumAmount: { column: 'maximum_amount', write: 'optional', exported: true },
  expiryDate: { column: 'expires_on', write: 'optional', exported: true },
});

/** Default link settings of a new package. */
const USUAL_LINK: Link = { enabled: true, openAmount: false };

export const packageFields = columnMap<
  Omit<Answer<'addPackage'>, 'linkAddress'>,
  PackageRow,
  PackageForm,
  Columns
>('p', {
  _id: { column: 'id', exported: true },
  name: { column: 'name', write: ({ name }) => ({ name: name.trim() }), exported: true },
  amount: { column: 'amount', write: 'given', exported: true },
  currency: { column: 'currency', write: 'given', exported: true },
  country: { column: 'country', write: 'given', exported: true },
  // Requests name a service by either of its ids, so the column is set from the service that was found.
  serviceId: { column: 'sid', write: () => ({}), exported: true },
  serviceName: { column: 'service_name', exported: true },
  userTypeId: { column: 'user_type_id' },
  merchantName: { column: 'merchant_name', exported: true },
  callbackUrl: { column: 'callback_url', write: 'optional', exported: true },
  active: { column: 'active', exported: true },
  link: {
    column: 'link_enabled',
    read: (_enabled, row) => linkFields.wire(row),
    write: ({ link = USUAL_LINK }) => linkFields.columnsOf(link),
    exported: linkFields.exported.map((name) => `link.${name}`),
  },
  createdDate,
});
