import { Store } from '@tanstack/react-store';
import type { ComponentType } from 'react';
import { toast } from '../kit/ui/overlays/toasts.ts';
import { collectTyping, stopCollecting } from './typed-ahead.ts';

export type OverlayName = 'palette' | 'roles' | 'shortcuts';
export type Overlay = { readonly name: OverlayName; readonly View: ComponentType };

type Loaders = Readonly<Record<OverlayName, () => Promise<ComponentType>>>;

/** The loader of each overlay. The host registers them, because the overlays import this module (import cycle). */
let loaders: Loaders | undefined;

export function offerOverlays(offered: Loaders): void {
  loaders = offered;
}

async function load(name: OverlayName): Promise<ComponentType> {
  if (!loaders) throw new Error('offerOverlays was not called');
  return await loaders[name]();
}

/** The overlay above the page, if any. */
export const openOverlay = new Store<Overlay | undefined>(undefined);

let wanted: OverlayName | undefined;

/** Opens overlays above the page, one at a time. */
export const overlays = {
  /** Preloads an overlay that the user is about to open. */
  prepare: (name: OverlayName): void => void load(name).catch(() => undefined),
  open: async (name: OverlayName): Promise<void> => {
    wanted = name;
    collectTyping(overlays.close);
    try {
      const View = await load(name);
      if (wanted === name) openOverlay.setState(() => ({ name, View }));
    } catch {
      if (wanted === name) overlays.close();
      toast('Something went wrong', 'negative');
    }
  },
  close: (): void => {
    wanted = undefined;
    stopCollecting();
    openOverlay.setState(() => undefined);
  },
};
