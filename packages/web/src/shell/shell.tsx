import { Outlet, useRouter } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useTexts } from '../i18n/use-texts.ts';
import { useSession } from '../session/use-session.ts';
import { builtMenu } from './built-menu.ts';
import { Logo } from './logo.tsx';
import { SideNav } from './side-nav.tsx';
import { SideSheet } from './side-sheet.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

/** The frame of every page behind the login. */
export function Shell() {
  const { t } = useTexts();
  const router = useRouter();
  const { caller, sandbox } = useSession();
  const menus = builtMenu(caller, (path) => path in router.routesByPath);
  const nav = <SideNav items={menus.side} label={t('Main menu')} />;
  const brand = (
    <p className="brand">
      <Logo />
      <span>Daftar</span>
    </p>
  );
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
        {sandbox && (
          <aside className="sandbox-bar no-print" aria-label={t('Sandbox')}>
            <FlaskConical size={14} aria-hidden />
            {t('Sandbox: no real money moves here')}
          </aside>
        )}
        <TopBar
          menus={menus}
          sheet={
            <SideSheet>
              {brand}
              {nav}
            </SideSheet>
          }
        />
        <main id="main" className="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
