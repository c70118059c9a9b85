import { type Caller, mayCall, type OperationId } from '@daftar/domain';
import { redirect } from '@tanstack/react-router';
import { type CreationPath, mayCreate } from '../session/creations.ts';
import { queryClient } from '../session/query-client.ts';
import { callerOf, ownPermissionsQuery } from '../session/use-session.ts';

/** Leads whoever may not do what a page is for to the first page that is theirs. */
async function admit(isAllowed: (caller: Caller) => boolean): Promise<void> {
  const own = await queryClient.ensureQueryData(ownPermissionsQuery);
  if (!isAllowed(callerOf(own))) throw redirect({ to: '/', replace: true });
}

/** Guards a page that does one thing. */
export const guardCall = (operation: OperationId) => () =>
  admit((caller) => mayCall(operation, caller).allowed);

/** Guards a form: an empty one by who may make a record, a record's by who may edit it, where anybody edits it at all. */
export const guardForm =
  (path: CreationPath, edits?: OperationId) =>
  ({ params }: { params: { id: string } }): Promise<void> =>
    admit((caller) => {
      if (params.id === 'new') return mayCreate(caller, path);
      return edits === undefined || mayCall(edits, caller).allowed;
    });
