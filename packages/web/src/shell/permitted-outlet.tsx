import type { Caller } from '@daftar/domain';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { MenuItem } from '../session/areas.ts';
import { isPermitted } from '../session/permissions/menu.ts';
import type { ViewAs } from '../session/permissions/view-as.ts';

const NotForRole = lazy(() => import('./not-for-role.tsx'));

/** Pages that every role can open. */
const openToEveryRole = ['/', '/404'];

type Props = { caller: Caller; viewing: ViewAs | undefined; pages: readonly MenuItem[] };

/** Renders the page. While viewing as a role, only pages that the role can reach; otherwise the server decides. */
export function PermittedOutlet({ caller, viewing, pages }: Props) {
  const { pathname } = useLocation();
  if (!viewing || openToEveryRole.includes(pathname) || isPermitted(pathname, pages)) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <NotForRole caller={caller} role={viewing.roleName} pathname={pathname} />
    </Suspense>
  );
}
