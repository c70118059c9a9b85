import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { AnyColumn } from '../state/list-columns.ts';
import type { AllRows } from '../state/use-all-rows.ts';
import type { Selection } from '../state/use-selection.ts';
import { AllSums } from './all-sums.tsx';
import { SelectionSums } from './selection-sums.tsx';

type Props = {
  selection: Selection<object>;
  columns: readonly AnyColumn[];
  /** All rows that match the filters. */
  all: AllRows;
  /** The bulk actions. */
  children?: ReactNode;
};

/** Moves the focus to the grid when the bar disappears while it contains the focus; otherwise the focus would be lost. */
function useFocusGrid(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = bar.current;
    const grid = box?.closest('.list-page')?.querySelector<HTMLElement>('[role=grid]');
    return () => {
      if (box?.contains(document.activeElement)) requestAnimationFrame(() => grid?.focus());
    };
  }, [bar]);
}

/**
 * The bar of a grid with a selection: number of rows, sums and bulk actions. It covers the toolbar and, when it needs several
 * lines, what is above the toolbar; on a phone it is at the bottom of the window. The grid does not move.
 */
export function SelectionBar({ selection, columns, all: everything, children }: Props) {
  const { t } = useTexts();
  const { all, rows, left, grid, pickAll, clear } = selection;
  const { total, totalText } = everything;
  const bar = useRef<HTMLDivElement>(null);
  useFocusGrid(bar);
  const every = { count: total, text: totalText };
  const count = all ? every : { count: rows.length, text: rows.length.toLocaleString('en') };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && clear();
  return (
    <Flex
      ref={bar}
      role="group"
      className="selection-bar no-print"
      wrap="wrap"
      align="center"
      columnGap="3.5"
      rowGap="1.5"
      minHeight="11"
      // Out of the layout flow, so that its height moves nothing. It does not cover the list's tools, which stay usable.
      position={{ base: 'fixed', md: 'absolute' }}
      insetInlineStart={{ base: '4', md: '0' }}
      insetInlineEnd={{ base: '4', md: '188px' }}
      insetBlockEnd={{ base: '3', md: '-1.5' }}
      zIndex={{ base: 'docked', md: '5' }}
      py="1"
      ps="3.5"
      pe="2"
      borderWidth="1px"
      borderColor="brand.solid"
      borderRadius="l3"
      bg="brand.subtle"
      textStyle="grid"
      aria-label={t('Selection')}
      onKeyDown={onKeyDown}
    >
      <Text as="span" role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('{{count}} selected', { count })}
        {left && ` · ${t('Only rows on this page are still selected')}`}
      </Text>
      {!all && grid.page === 'all' && rows.length < total && (
        <Button size="xs" variant="plain" colorPalette="brand" px="0" onClick={pickAll}>
          {t('Select all {{count}} matching', { count: every })}
        </Button>
      )}
      {all ? <AllSums all={everything} columns={columns} /> : <SelectionSums rows={rows} columns={columns} />}
      <Flex wrap="wrap" align="center" gap="1" ms="auto">
        {children}
        <Button size="xs" variant="ghost" onClick={clear}>
          <X aria-hidden />
          {t('Clear')}
        </Button>
      </Flex>
    </Flex>
  );
}
