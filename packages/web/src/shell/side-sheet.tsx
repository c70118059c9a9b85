import { useLocation } from '@tanstack/react-router';
import { Menu as MenuLines, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** From this width on the side menu stands beside the page. */
const wide = '(min-width: 768px)';

/** The side menu on small screens: a sheet behind a button; it closes when a page was chosen. */
export function SideSheet({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  const { href } = useLocation();
  useEffect(() => sheet.current?.close(), [href]);
  useEffect(() => {
    // An open dialog keeps the page from being used, even when it no longer shows.
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by the keyboard as well. */}
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
