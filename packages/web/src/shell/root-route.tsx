import { createRootRoute, Navigate, Outlet } from '@tanstack/react-router';
import { DialogHost } from '../kit/ui/overlays/dialog-host.tsx';
import { ToastHost } from '../kit/ui/overlays/toast-host.tsx';
import { keptLogin } from '../session/login/login-store.ts';

function Root() {
  return (
    <>
      <Outlet />
      <DialogHost />
      <ToastHost />
    </>
  );
}

/** Redirects unknown paths to the not-found page, or to the login when nobody is signed in. */
const UnknownPath = () => <Navigate to={keptLogin() ? '/404' : '/login'} replace />;

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: UnknownPath });
