import { type Caller, mayCall, type OperationId } from '@daftar/domain';
import { redirect } from '@tanstack/react-router';
import type { Text } from '../i18n/text.ts';
import { type CreationPath, mayCreate } from '../session/creations.ts';
import { queryClient } from '../session/query-client.ts';
import type { TurnedAway } from '../session/turned-away.ts';
import { callerOf, ownPermissionsQuery, seenAs } from '../session/use-session.ts';
import { viewAsStore } from '../session/view-as.ts';

/** Why is read when it is needed: most are never led away. */
const reasons = () => import('../session/turned-away.ts');

type Reason = (caller: Caller) => Promise<TurnedAway> | undefined;

/** Leads whoever may not do what a page is for to the first page that is theirs, which tells them why. */
async function admit(reason: Reason): Promise<void> {
  const own = await queryClient.ensureQueryData(ownPermissionsQuery);
  const viewing = viewAsStore.current();
  const away = await reason(seenAs(callerOf(own), viewing));
  if (!away) return;
  throw redirect({ to: '/', replace: true, state: { turnedAway: { ...away, role: viewing?.roleName } } });
}

type Doing = { readonly page: Text; readonly operation: OperationId };

const awayFrom = ({ page, operation }: Doing, caller: Caller) =>
  mayCall(operation, caller).allowed
    ? undefined
    : reasons().then(({ awayFromCall }) => awayFromCall(page, operation, caller));

/** Guards a page that does one thing. */
export const guardCall = (page: Text, operation: OperationId) => () =>
  admit((caller) => awayFrom({ page, operation }, caller));

/** Guards a form: an empty one by who may make a record, a record's by who may edit it, where anybody edits it at all. */
export const guardForm =
  (path: CreationPath, edit?: Doing) =>
  ({ params }: { params: { id: string } }): Promise<void> =>
    admit((caller) => {
      if (params.id !== 'new') return edit && awayFrom(edit, caller);
      if (mayCreate(caller, path)) return undefined;
      return reasons().then(({ awayFromCreation }) => awayFromCreation(path, caller));
    });
