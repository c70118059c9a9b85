import { createStore, useSelector } from '@tanstack/react-store';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import { LazyMenu } from './menu-button.tsx';
import type { MenuItems } from './menu-view.tsx';
import { type Highlight, highlightOf } from './use-trigger.ts';
import { whenIdle } from './when-idle.ts';

type RowMenuState = {
  readonly open: boolean;
  /** Id of the button that opened the menu last. */
  readonly trigger: string;
  readonly highlight?: Highlight;
  readonly items: MenuItems;
};

const newStore = () => createStore<RowMenuState>({ open: false, trigger: '', items: () => null });

const RowMenuContext = createContext<ReturnType<typeof newStore> | undefined>(undefined);

/** The menu that all rows of a grid share; it opens at the row's button. */
export function RowMenus({ children }: { children: ReactNode }) {
  const [store] = useState(newStore);
  const content = `${useId()}-content`;
  const { open, trigger, highlight, items } = useSelector(store);
  useEffect(() => whenIdle(LazyMenu.prepare), []);
  // A press on another row's button opens the menu there. The old menu closes because of it, and must not close the new one.
  const onOpenChange = useCallback(
    ({ open }: { readonly open: boolean }) =>
      store.setState((state) => (state.trigger === trigger ? { ...state, open } : state)),
    [store, trigger],
  );
  return (
    <RowMenuContext value={store}>
      {children}
      <LazyMenu key={trigger} {...{ open, onOpenChange, highlight }} ids={{ trigger, content }}>
        {items}
      </LazyMenu>
    </RowMenuContext>
  );
}

/** Returns the props of a row's menu button. It is a plain button, because a grid has hundreds of them. */
export function useRowMenu(items: MenuItems) {
  const store = useContext(RowMenuContext);
  if (!store) throw new Error('A row menu must be inside RowMenus');
  const id = useId();
  const isOpen = useSelector(store, ({ open, trigger }) => open && trigger === id);
  return {
    id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    onPointerEnter: LazyMenu.prepare,
    onFocus: LazyMenu.prepare,
    onClick: (event: MouseEvent) => {
      const highlight = highlightOf(event);
      store.setState((state) =>
        isOpen ? { ...state, open: false } : { open: true, trigger: id, highlight, items },
      );
    },
  };
}
