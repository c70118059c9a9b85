import { CloseButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { MouseEvent, ReactNode } from 'react';
import type { Shown } from '../i18n/shown.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { OverlayProps } from '../kit/ui/overlays/lazy-overlay.tsx';

type Props = OverlayProps & {
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly label: Shown;
  readonly children: ReactNode;
};

/** The sheet with the side menu; see `lazyOverlay`. */
export function SideSheetView({ open, onOpenChange, ids, label, children }: Props) {
  const { t } = useTexts();
  // Closes the sheet at every link, including a link to the page that is already open.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onOpenChange({ open: false });
  };
  return (
    <Drawer.Root
      {...{ open, onOpenChange, ids }}
      aria-label={label}
      placement="start"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="min(280px, 86vw)" bg="bg.subtle" onClick={closeOnLink}>
            <Drawer.Body p="3">{children}</Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="xs" variant="ghost" aria-label={t('Close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
