import { Link, useLocation } from '@tanstack/react-router';
import { DialogHost } from '../../kit/ui/overlays/dialog-host.tsx';
import { ToastHost } from '../../kit/ui/overlays/toast-host.tsx';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { ThemeMenu } from '../../shell/theme-menu.tsx';
import { cells } from './cells.tsx';
import { charts } from './charts.tsx';
import { forms } from './forms.tsx';
import { lists } from './lists.tsx';
import { parts } from './parts.tsx';

/** All entries of the gallery. */
export const entries = [...cells, ...parts, ...forms, ...lists, ...charts];

/** Shows one entry at a time, because lists keep their state in the URL. Menus switch language and theme. */
export function Gallery() {
  const { pathname } = useLocation();
  const chosen = Number(pathname.slice(1)) || 0;
  const entry = entries[chosen];
  return (
    <div style={{ display: 'flex', gap: 24, padding: 24, alignItems: 'start' }}>
      <nav aria-label="Kit" style={{ inlineSize: 260, flex: 'none' }}>
        <LanguageMenu />
        <ThemeMenu />
        <ol>
          {entries.map(({ name }, index) => (
            <li key={name}>
              <Link
                to={`/${index}` as '/'}
                aria-current={index === chosen ? 'page' : undefined}
                className="link"
              >
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <main key={chosen} style={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 12 }}>
        {entry?.show()}
      </main>
      <DialogHost />
      <ToastHost />
    </div>
  );
}
