import { type Caller, mayCall, type OperationId } from '@daftar/domain';
import { redirect } from '@tanstack/react-router';
import type { Text } from '../i18n/text.ts';
import { type CreationPath, mayCreate } from '../session/creations.ts';
import { queryClient } from '../session/query-client.ts';
import type { RedirectReason } from '../session/redirect-reason.ts';
import { callerOf, callerViewingAs, ownPermissionsQuery } from '../session/use-session.ts';
import { viewAsStore } from '../session/view-as.ts';

/** Loaded on demand, because most navigations are permitted. */
const loadReasons = () => import('../session/redirect-reason.ts');

type RefusalCheck = (caller: Caller) => Promise<RedirectReason> | undefined;

/** Redirects callers who may not use a page to the first page they may open; that page shows the reason. */
async function redirectUnlessPermitted(check: RefusalCheck): Promise<void> {
  const permissions = await queryClient.ensureQueryData(ownPermissionsQuery);
  const viewing = viewAsStore.current();
  const refusal = await check(callerViewingAs(callerOf(permissions), viewing));
  if (!refusal) return;
  throw redirect({
    to: '/',
    replace: true,
    state: { redirectReason: { ...refusal, role: viewing?.roleName } },
  });
}

type GuardedOperation = { readonly page: Text; readonly operation: OperationId };

const refusalFor = ({ page, operation }: GuardedOperation, caller: Caller) =>
  mayCall(operation, caller).allowed
    ? undefined
    : loadReasons().then(({ redirectReasonForCall }) => redirectReasonForCall(page, operation, caller));

/** Guards a page that needs permission for one operation. */
export const guardCall = (page: Text, operation: OperationId) => () =>
  redirectUnlessPermitted((caller) => refusalFor({ page, operation }, caller));

/**
 * Guards a form: `new` needs permission to create a record, any other id the permission in `edit`. Without `edit` every
 * caller may open an existing record, because the form is then read-only.
 */
export const guardForm =
  (path: CreationPath, edit?: GuardedOperation) =>
  ({ params }: { params: { id: string } }): Promise<void> =>
    redirectUnlessPermitted((caller) => {
      if (params.id !== 'new') return edit && refusalFor(edit, caller);
      if (mayCreate(caller, path)) return undefined;
      return loadReasons().then(({ redirectReasonForCreation }) => redirectReasonForCreation(path, caller));
    });
