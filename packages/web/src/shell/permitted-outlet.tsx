import type { Caller, MenuItem } from '@daftar/domain';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ViewAs } from '../session/view-as.ts';
import { isPermitted } from '../session/wanted-path.ts';

const NotForRole = lazy(() => import('./not-for-role.tsx'));

/** Pages that everybody has. */
const everybodys = ['/', '/404'];

type Props = { caller: Caller; viewing: ViewAs | undefined; pages: readonly MenuItem[] };

/** The page; through another role's eyes only one that the role leads to. Else the server decides what is shown. */
export function PermittedOutlet({ caller, viewing, pages }: Props) {
  const { pathname } = useLocation();
  if (!viewing || everybodys.includes(pathname) || isPermitted(pathname, pages)) return <Outlet />;
  return (
    <Suspense fallback={null}>
      <NotForRole caller={caller} role={viewing.roleName} pathname={pathname} />
    </Suspense>
  );
}
