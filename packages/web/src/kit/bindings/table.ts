import { createTableHook, tableFeatures } from '@tanstack/react-table';
import type { Text } from '../../i18n/text.ts';

/** How a column lies in the grid. */
export type ColumnLayout = {
  /** Its name, in English as the specification writes it. */
  readonly title: Text | (string & {});
  /** Least width in pixels. */
  readonly width: number;
  /** Its part of the room that is left over; 0 keeps the width. */
  readonly grow: number;
  readonly align?: 'end' | undefined;
  /** What the list call's `sort` names it; absent when the server does not sort by it. */
  readonly sort?: string | undefined;
  /** Where its rows keep an amount of money; absent when it shows none. */
  readonly money?: MoneyOf | undefined;
};

/** The field of an amount in major units, and the field of its currency or the currency itself. */
export type MoneyOf = { readonly amount: string; readonly currency: string | { readonly code: string } };

const features = tableFeatures({ columnMeta: {} as ColumnLayout });

/** The app's one table: the server pages, sorts and filters, and which columns show is settled before it. */
export const { useAppTable, createAppColumnHelper } = createTableHook({ features });
export type AppFeatures = typeof features;
