import { IconButton } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { lazyOverlay } from './lazy-overlay.tsx';
import type { MenuItems } from './menu-view.tsx';
import { useTrigger } from './use-trigger.ts';

export const LazyMenu = lazyOverlay(async () => (await import('./menu-view.tsx')).MenuView);

type Props = {
  /** The accessible name of the button and of its menu. */
  readonly label: Shown;
  readonly icon: ReactNode;
  /** Renders the menu's contents with Chakra's `Menu`, which loads later, and with our `Menu.Action` and `Menu.Choices`. */
  readonly children: MenuItems;
  /** Called when the menu has closed and has returned the focus to the button. */
  readonly onClosed?: (() => void) | undefined;
};

/** An icon button with a menu. */
export function MenuButton({ label, icon, children, onClosed }: Props) {
  const { trigger, root, highlight } = useTrigger(LazyMenu, 'menu');
  return (
    <>
      <IconButton
        {...trigger}
        variant="ghost"
        size="xs"
        px="2"
        minW="8"
        color="fg.muted"
        aria-label={label}
        title={label}
      >
        {icon}
      </IconButton>
      <LazyMenu {...root} highlight={highlight} onClosed={onClosed}>
        {children}
      </LazyMenu>
    </>
  );
}
