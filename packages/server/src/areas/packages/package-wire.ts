import type { Gateway } from '../../gateway.ts';
import { type PackageRow, packageFields } from './fields.ts';

/** Returns a package with the address of its link's page. */
export const packageWire = ({ addresses }: Pick<Gateway, 'addresses'>, row: PackageRow) => ({
  ...packageFields.wire(row),
  linkAddress: `${addresses.checkout}/checkout/via-link/${row.id}`,
});
