import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useEffect, useState } from 'react';
import { landmarkOf } from './landmark-of.ts';
import type { OverlayProps } from './lazy-overlay.tsx';
import { MenuAction } from './menu-action.tsx';
import { MenuChoices } from './menu-choices.tsx';
import type { Highlight } from './use-trigger.ts';

/** Chakra's `Menu` with two parts of ours, `Menu.Action` and `Menu.Choices`. */
const menuParts = { ...ChakraMenu, Action: MenuAction, Choices: MenuChoices };

export type MenuItems = (Menu: typeof menuParts) => ReactNode;

type Props = OverlayProps & {
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly highlight: Highlight;
  readonly children: MenuItems;
  readonly onClosed?: (() => void) | undefined;
};

type HighlighterProps = {
  readonly content: string;
  readonly at: Highlight;
  readonly set: (value: string) => void;
};

/** Highlights the item that keyboard users start at. Chakra does so only for triggers of its own. */
function Highlighter({ content, at, set }: HighlighterProps) {
  useEffect(() => {
    const items = document.getElementById(content)?.querySelectorAll<HTMLElement>('[role^=menuitem]');
    const item = at && (at === 'first' ? items?.[0] : items?.[items.length - 1]);
    if (item?.dataset.value) set(item.dataset.value);
    // Without dependencies, the effect runs only when the menu opens: this component is mounted with the menu's content.
  }, []);
  return null;
}

/** A menu beside its trigger; see `lazyOverlay`. */
export function MenuView({ open, onOpenChange, ids, highlight, children, onClosed }: Props) {
  const [container] = useState(() => ({ current: landmarkOf(ids.trigger) }));
  return (
    <ChakraMenu.Root
      {...{ open, onOpenChange, ids }}
      {...(onClosed && { onExitComplete: onClosed })}
      loopFocus
      positioning={{ placement: 'bottom-end', gutter: 4 }}
    >
      <Portal container={container}>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {children(menuParts)}
            <ChakraMenu.Context>
              {({ setHighlightedValue }) => (
                <Highlighter content={ids.content} at={highlight} set={setHighlightedValue} />
              )}
            </ChakraMenu.Context>
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
