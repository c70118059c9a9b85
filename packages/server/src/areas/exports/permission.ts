import type { UserCaller } from '../../access/caller.ts';
import { admit } from '../../access/may-call.ts';
import { forbidden } from '../../basics/problems.ts';
import type { Gateway } from '../../gateway.ts';
import type { ExportList } from './export-list.ts';

/**
 * Returns the caller with the scope that the list's operation grants; throws 403 without its permission. Reports need an
 * additional permission.
 */
export function admitExport(gateway: Gateway, list: ExportList, user: UserCaller): UserCaller {
  if (list.isReport && user.permissions.Reports?.generateReport !== true)
    throw forbidden('access.flag', { permission: 'Reports.generateReport' });
  return admit(gateway, list.readBy, user) as UserCaller;
}
