import { useLocation } from '@tanstack/react-router';
import { Menu as MenuLines, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** The side menu on small screens: a sheet behind a button; it closes when a page was chosen. */
export function SideSheet({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const sheet = useRef<HTMLDialogElement>(null);
  const { href } = useLocation();
  useEffect(() => sheet.current?.close(), [href]);
  return (
    <>
      <button
        type="button"
        className="icon-button sheet-button"
        aria-label={t('Menu')}
        onClick={() => sheet.current?.showModal()}
      >
        <MenuLines size={19} aria-hidden />
      </button>
      <dialog ref={sheet} className="side-sheet" aria-label={t('Menu')} {...{ closedby: 'any' }}>
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
