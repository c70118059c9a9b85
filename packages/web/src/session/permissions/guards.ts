import { isPlatformOwner, type OperationId } from '@daftar/domain';
import { redirect } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import type { Text } from '../../i18n/text.ts';
import type { Creation } from '../areas.ts';
import { refusalOf } from './refusal-of.ts';
import { callerOf, callerViewingAs, ownPermissionsQuery } from './use-session.ts';
import { viewAsStore } from './view-as.ts';

/**
 * Guards a page that needs permission for an operation: redirects other callers to the first page they may open, which shows
 * the reason.
 */
export const guardCall = (page: Text, operation: OperationId) => async (): Promise<void> => {
  const permissions = await queryClient.ensureQueryData(ownPermissionsQuery);
  const viewing = viewAsStore.current();
  const refusal = refusalOf(operation, callerViewingAs(callerOf(permissions), viewing));
  if (!refusal) return;
  const redirectReason = { page, ...refusal, role: viewing?.roleName };
  throw redirect({ to: '/', replace: true, state: { redirectReason } });
};

/**
 * Guards a form: `new` needs permission to create a record, any other id the permission in `edit`. Without `edit` every
 * caller may open an existing record, because the form is then read-only.
 */
export const guardForm =
  ({ label, operation }: Creation, edit?: { readonly page: Text; readonly operation: OperationId }) =>
  async ({ params }: { params: { id: string } }): Promise<void> => {
    if (params.id === 'new') await guardCall(label, operation)();
    else if (edit) await guardCall(edit.page, edit.operation)();
  };

/**
 * Guards a page that only the platform owner has. Redirects other users to the loan accounts, as the specification requires.
 * Redirects users of the platform owner who lack the permission, as other guards do.
 */
export const guardOwnerPage = (page: Text, operation: OperationId) => async (): Promise<void> => {
  const own = callerOf(await queryClient.ensureQueryData(ownPermissionsQuery));
  if (!isPlatformOwner(callerViewingAs(own, viewAsStore.current())))
    throw redirect({ to: '/loan-accounts-balance', replace: true });
  await guardCall(page, operation)();
};
