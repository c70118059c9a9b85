import { IconButton } from '@chakra-ui/react/button';
import { useLocation } from '@tanstack/react-router';
import { Menu as MenuLines } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { lazyOverlay } from '../kit/ui/overlays/lazy-overlay.tsx';
import { useTrigger } from '../kit/ui/overlays/use-trigger.ts';

const LazySheet = lazyOverlay(async () => (await import('./side-sheet-view.tsx')).SideSheetView);

/** From this width on, the side menu is always visible beside the page. */
const wide = '(min-width: 768px)';

/** The side menu on small screens: a sheet opened by a button. It closes when the user chooses a page. */
export function SideSheet({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { trigger, root } = useTrigger(LazySheet, 'dialog');
  const { onOpenChange } = root;
  const { href } = useLocation();
  useEffect(() => onOpenChange({ open: false }), [href, onOpenChange]);
  useEffect(() => {
    const media = window.matchMedia(wide);
    const close = () => onOpenChange({ open: false });
    media.addEventListener('change', close);
    return () => media.removeEventListener('change', close);
  }, [onOpenChange]);
  return (
    <>
      <IconButton
        {...trigger}
        variant="ghost"
        size="xs"
        color="fg.muted"
        ms="-7px"
        display={{ md: 'none' }}
        aria-label={t('Menu')}
      >
        <MenuLines size={19} aria-hidden />
      </IconButton>
      <LazySheet {...root} label={t('Menu')}>
        {children}
      </LazySheet>
    </>
  );
}
