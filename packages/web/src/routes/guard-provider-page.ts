import { isPlatformOwner, type OperationId } from '@daftar/domain';
import { redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import type { Text } from '../i18n/text.ts';
import { callerOf, callerViewingAs, ownPermissionsQuery } from '../session/permissions/use-session.ts';
import { viewAsStore } from '../session/permissions/view-as.ts';
import { guardCall } from './guard-form.ts';

/**
 * Guards a page that only the platform owner has. Redirects other users to the loan accounts, as the specification requires.
 * Redirects users of the platform owner who lack the permission, as other guards do.
 */
export const guardProviderPage = (page: Text, operation: OperationId) => async (): Promise<void> => {
  const own = callerOf(await queryClient.ensureQueryData(ownPermissionsQuery));
  if (!isPlatformOwner(callerViewingAs(own, viewAsStore.current())))
    throw redirect({ to: '/loan-accounts-balance', replace: true });
  await guardCall(page, operation)();
};
