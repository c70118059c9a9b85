import type { UserCaller } from '../../access/caller.ts';
import { maskAddresses } from '../../access/mask-address.ts';
import { isPermitted } from '../../access/receivers.ts';
import type { Gateway } from '../../gateway.ts';
import { present } from '../../records/present.ts';
import { type PackageRow, packageFields } from './fields.ts';

/** Returns a package's fields for the caller; masks the callback's query for callers who may not edit packages. */
export function packageFor(row: PackageRow, caller: UserCaller) {
  const wire = packageFields.wire(row);
  if (isPermitted(caller, 'editPackage')) return wire;
  return { ...wire, ...present('callbackUrl', wire.callbackUrl && maskAddresses(wire.callbackUrl)) };
}

/** Returns a package for the caller, with the address of its link's page. */
export const packageWire = (
  { addresses }: Pick<Gateway, 'addresses'>,
  row: PackageRow,
  caller: UserCaller,
) => ({
  ...packageFor(row, caller),
  linkAddress: `${addresses.checkout}/checkout/via-link/${row.id}`,
});
