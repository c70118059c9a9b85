import { columnVisibilityFeature, createTableHook, tableFeatures } from '@tanstack/react-table';
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
};

const features = tableFeatures({ columnVisibilityFeature, columnMeta: {} as ColumnLayout });

/** The app's one table: the server pages, sorts and filters, so all that is left is which columns show. */
export const { useAppTable, createAppColumnHelper } = createTableHook({ features });
export type AppFeatures = typeof features;
