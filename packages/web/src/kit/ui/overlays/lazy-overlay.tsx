import { type ComponentType, useEffect, useState } from 'react';
import { toast } from './toasts.ts';

/** Props of every overlay: its controlled open state, with Chakra's names. */
export type OverlayProps = {
  readonly open: boolean;
  readonly onOpenChange: (details: { readonly open: boolean }) => void;
};

/**
 * Makes an overlay (menu, popover, dialog, drawer) from a module that loads after the page.
 *
 * All overlays load this way:
 * 1. The trigger is an ordinary button that is always mounted. `useTrigger` gives it its id, its ARIA state and its handlers.
 * 2. The module is loaded when the page is idle, or earlier when the pointer or the focus reaches a trigger.
 * 3. A press sets `open`. If the module is still loading, the overlay opens as soon as it is there: no press is lost.
 * 4. Chakra's root is mounted at the first opening, closed at first: Chakra moves the focus in only when `open` changes. It
 *    gets the trigger's id, places the overlay beside the trigger and returns the focus to it.
 */
export function lazyOverlay<Props extends OverlayProps>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function view(): Promise<ComponentType<Props>> {
    loading ??= load();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      // The next press tries again.
      loading = undefined;
      throw error;
    }
  }

  function LazyOverlay(props: Props) {
    const { open, onOpenChange } = props;
    const [View, setView] = useState<ComponentType<Props>>();
    const [isReady, setReady] = useState(false);
    useEffect(() => {
      if (View || !open) return;
      if (loaded) return setView(() => loaded);
      view().then(
        (next) => setView(() => next),
        () => {
          onOpenChange({ open: false });
          toast('Something went wrong', 'negative');
        },
      );
    }, [View, open, onOpenChange]);
    useEffect(() => {
      if (View) setReady(true);
    }, [View]);
    return View ? <View {...props} open={open && isReady} /> : null;
  }

  /** Loads the module ahead of the first opening. */
  const prepare = (): void => void view().catch(() => undefined);

  return Object.assign(LazyOverlay, { prepare });
}
