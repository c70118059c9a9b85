import { useLocation } from '@tanstack/react-router';
import { Menu as MenuLines, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import './side-sheet.css';

/** From this width on, the side menu is always visible beside the page. */
const wide = '(min-width: 768px)';

/** The side menu on small screens: a sheet opened by a button. It closes when the user chooses a page. */
export function SideSheet({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  const { href } = useLocation();
  useEffect(() => sheet.current?.close(), [href]);
  useEffect(() => {
    // On a wide screen CSS hides the sheet, but an open modal dialog would still block the page.
    const media = window.matchMedia(wide);
    const close = () => sheet.current?.close();
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, []);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) sheet.current?.close();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button sheet-button"
        aria-label={t('Menu')}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <MenuLines size={19} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard also triggers click on links. */}
      <dialog
        ref={sheet}
        className="side-sheet"
        aria-label={t('Menu')}
        {...{ closedby: 'any' }}
        onClick={closeOnLink}
      >
        <button
          type="button"
          className="icon-button"
          aria-label={t('Close')}
          onClick={() => sheet.current?.close()}
        >
          <X size={18} aria-hidden />
        </button>
        {children}
      </dialog>
    </>
  );
}
