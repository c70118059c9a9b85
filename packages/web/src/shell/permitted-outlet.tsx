import type { MenuItem } from '@daftar/domain';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { Empty } from '../kit/parts/empty.tsx';
import { PageHeader } from '../kit/parts/page-header.tsx';
import type { ViewAs } from '../session/view-as.ts';
import { isPermitted } from '../session/wanted-path.ts';

/** Pages that everybody has. */
const everybodys = ['/', '/404'];

type Props = { viewing: ViewAs | undefined; pages: readonly MenuItem[] };

/** The page; through another role's eyes only one that the role leads to. Else the server decides what is shown. */
export function PermittedOutlet({ viewing, pages }: Props) {
  const { t } = useTexts();
  const { pathname } = useLocation();
  if (!viewing || everybodys.includes(pathname) || isPermitted(pathname, pages)) return <Outlet />;
  return (
    <div className="page">
      <PageHeader title="Not for this role" />
      <Empty text={t('{{role}} does not open this page.', { role: viewing.roleName })} />
    </div>
  );
}
