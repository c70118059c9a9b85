import type { OperationId, PermissionFlag } from '@daftar/domain';
import type { AnyRoute } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { Text } from '../i18n/text.ts';
import type { PaletteIcon } from '../kit/ui/parts/palette-icons.ts';

/** A page in a menu; without `path`, a heading of its `items`. */
export type MenuItem = {
  readonly label: Text;
  readonly path?: string;
  readonly items?: readonly MenuItem[];
  /** The icon. Entries outside the side menu name one that loads with the palette. */
  readonly icon?: LucideIcon | PaletteIcon;
  /** The letter that opens the page after G: the first of its name if free, otherwise another of its name. */
  readonly key?: string;
  /** The full name for use outside the menu, where the label is short. */
  readonly name?: Text;
};

export type MenuName = 'side' | 'gear' | 'profile' | 'none';

/**
 * An entry of a menu and who sees it: callers with a flag, only the platform owner, or (without either) everyone who is signed in.
 * It guards every page below its path.
 */
export type Entry = MenuItem & {
  /** The menu and the place in it: entries are sorted by this number. Users reach entries of `none` from other pages. */
  readonly menu: readonly [MenuName, number];
  readonly flag?: PermissionFlag;
  readonly ownerOnly?: true;
};

/** A form that creates a record; the operation decides who may open it. */
export type Creation = { readonly path: string; readonly label: Text; readonly operation: OperationId };

/** What an area brings to the back-office. */
export type Area = {
  readonly entries?: readonly Entry[];
  readonly creates?: Creation;
  /** Folders of pages that an entry guards although they are not below its path, with the path of that entry. */
  readonly guardedBy?: Readonly<Record<string, string>>;
  /** The same for the entry that is marked as current in the menu, where it is another one. */
  readonly marks?: Readonly<Record<string, string>>;
  /** The pages behind the login. */
  readonly routes: readonly AnyRoute[];
};

/** Checks an area's manifest and keeps the types of its routes. */
export const area = <const Routes extends readonly AnyRoute[]>(
  brings: Omit<Area, 'routes'> & { readonly routes: Routes },
) => brings;

let areas: readonly Area[] = [];

/** Registers the areas of the app. The router does it, because the areas import the session (import cycle). */
export function registerAreas(all: readonly Area[]): void {
  areas = all;
}

export const registeredAreas = (): readonly Area[] => areas;

/** Returns the creation of a path such as `/carriers/form/new`. */
export function creationAt(path: string): Creation {
  const found = areas.find(({ creates }) => creates?.path === path)?.creates;
  if (!found) throw new Error(`No area creates records at ${path}`);
  return found;
}
