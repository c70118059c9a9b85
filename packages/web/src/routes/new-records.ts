import { redirect } from '@tanstack/react-router';
import { type CreationPath, mayCreate } from '../session/creations.ts';
import { queryClient } from '../session/query-client.ts';
import { callerOf, ownPermissionsQuery } from '../session/use-session.ts';

/** Leads whoever may not make a record from its empty form to the first page that is theirs. */
export const guardNew =
  (path: CreationPath) =>
  async ({ params }: { params: { id: string } }): Promise<void> => {
    if (params.id !== 'new') return;
    const own = await queryClient.ensureQueryData(ownPermissionsQuery);
    if (!mayCreate(callerOf(own), path)) throw redirect({ to: '/', replace: true });
  };
