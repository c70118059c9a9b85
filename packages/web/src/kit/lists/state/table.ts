import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createTableHook,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import type { Text } from '../../../i18n/text.ts';

/** Our options of a column's definition, in addition to TanStack's. */
export type ColumnLayout = {
  /** The column's title in English, as the specification writes it. */
  readonly title: Text;
  /** Flex grow factor while the user has set no width; 0 keeps the column's size. */
  readonly grow: number;
  readonly align?: 'end' | undefined;
  /** The column's name in the list call's `sort`; absent when the server cannot sort by it. */
  readonly sort?: string | undefined;
  /** The row fields of the amount and its currency; absent when the column shows no money. */
  readonly money?: MoneyOf | undefined;
  /** The column shows an id of the row's field with the column's id, and is wide enough for the longest one. */
  readonly whole?: true | undefined;
  /** The column stays in view beside the actions while the others scroll, and can be neither moved nor resized. */
  readonly stays?: true | undefined;
  /** The column's place in a phone card; see `cardPlaces`. */
  readonly card?: CardPlace | undefined;
};

/** Places in a phone card: name and one more fact at the start, amount and state at the end. */
export type CardPlace = 'name' | 'about' | 'amount' | 'state';

/** The field of an amount in major units, and either the field of its currency or a fixed currency. */
export type MoneyOf = { readonly amount: string; readonly currency: string | { readonly code: string } };

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as ColumnLayout,
});

/** The table hook of the whole app. The server pages, sorts and filters. */
export const { useAppTable, createAppColumnHelper } = createTableHook({ features });
export type AppFeatures = typeof features;

/** The part of a table that changing column widths needs, independent of the row type. */
export type ResizableTable = Pick<Table<AppFeatures, never>, 'setColumnSizing'> & {
  getColumn(id: string):
    | {
        readonly columnDef: { readonly minSize?: number | undefined; readonly maxSize?: number | undefined };
        getSize(): number;
        resetSize(): void;
      }
    | undefined;
};
