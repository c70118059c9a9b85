import { useSelector } from '@tanstack/react-store';
import type { Host } from './kit/records/host.ts';
import { isLeaving, keptLogin } from './session/login/login-store.ts';
import { useNeeds } from './session/permissions/use-needs.ts';
import { useSession } from './session/permissions/use-session.ts';
import { viewAsStore } from './session/permissions/view-as.ts';
import { startWork } from './session/work/long-work.ts';

/** Implements the kit's `Host` with the session's login, permissions and background tasks. */
export const kitHost: Host = {
  useUser: () => {
    const { caller, sandbox } = useSession();
    return { refusalOf: useNeeds().toOpen, userTypeId: caller.userTypeId, sandbox };
  },
  useViewing: () => useSelector(viewAsStore.store) !== undefined,
  startWork,
  username: () => keptLogin()?.username ?? '',
  isLeaving,
};
