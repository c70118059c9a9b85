import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router';
import { DialogHost } from '../kit/parts/dialog-host.tsx';
import { ToastHost } from '../kit/parts/toast-host.tsx';
import { keptLogin } from '../session/login-store.ts';

function Root() {
  return (
    <>
      <Outlet />
      <DialogHost />
      <ToastHost />
    </>
  );
}

/** Unknown paths: to the notice for those who are signed in, to the login for others. */
const Unknown = () => <Navigate to={keptLogin() ? '/404' : '/login'} replace />;

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: Unknown });
