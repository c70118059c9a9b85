import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/use-session.ts';
import { SandboxBar } from './bars/sandbox-bar.tsx';
import { ShellBars } from './bars/shell-bars.tsx';
import { builtMenu, reachablePages } from './built-menu.ts';
import { HintHost } from './hints/hint-host.tsx';
import { Logo } from './logo.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageArea } from './page-area.tsx';
import { PermittedOutlet } from './permitted-outlet.tsx';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { SideNav } from './side-nav.tsx';
import { SideSheet } from './side-sheet.tsx';
import { TopBar } from './top-bar.tsx';
import { WorkHost } from './work/work-host.tsx';
import './shell.css';

const brand = (
  <p className="brand">
    <Logo />
    <span>Daftar</span>
  </p>
);

/** The frame of every page after login: menus, top bar and main area. */
export function Shell() {
  const { t } = useTexts();
  const router = useRouter();
  const session = useSession();
  const { caller, sandbox, viewing } = session;
  const hasRoute = (path: string) => path in router.routesByPath;
  const menus = builtMenu(caller, hasRoute);
  const pages = reachablePages(caller, hasRoute);
  useShortcuts(pages);
  const nav = <SideNav items={menus.side} label={t('Main menu')} />;
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <aside className="side no-print">
        {brand}
        {nav}
      </aside>
      <div className="shell-main">
        {sandbox && <SandboxBar />}
        <div className="shell-head">
          <ShellBars viewing={viewing} />
          <TopBar
            menus={menus}
            session={session}
            sheet={
              <SideSheet>
                {brand}
                {nav}
              </SideSheet>
            }
          />
        </div>
        <PageArea>
          <PermittedOutlet caller={caller} viewing={viewing} pages={pages} />
        </PageArea>
        <WorkHost />
      </div>
      <OverlayHost />
      <HintHost />
    </div>
  );
}
