import { createTableHook, tableFeatures } from '@tanstack/react-table';
import type { Text } from '../../i18n/text.ts';

/** A column's title, size and behaviour in the grid. */
export type ColumnLayout = {
  /** The column's title in English, as the specification writes it. */
  readonly title: Text;
  /** Minimum width in pixels. */
  readonly width: number;
  /** Flex grow factor; 0 keeps the minimum width. */
  readonly grow: number;
  readonly align?: 'end' | undefined;
  /** The column's name in the list call's `sort`; absent when the server cannot sort by it. */
  readonly sort?: string | undefined;
  /** The row fields of the amount and its currency; absent when the column shows no money. */
  readonly money?: MoneyOf | undefined;
};

/** The field of an amount in major units, and either the field of its currency or a fixed currency. */
export type MoneyOf = { readonly amount: string; readonly currency: string | { readonly code: string } };

const features = tableFeatures({ columnMeta: {} as ColumnLayout });

/** The table hook of the whole app. The server pages, sorts and filters; the caller passes only the visible columns. */
export const { useAppTable, createAppColumnHelper } = createTableHook({ features });
export type AppFeatures = typeof features;
