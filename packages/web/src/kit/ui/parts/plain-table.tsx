import { Table } from '@chakra-ui/react/table';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ReactNode, useId, useRef } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { cardRows } from './card-rows.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import { useScrolls } from './use-scrolls.ts';
import './scroll-edges.css';

type Props = { readonly label: Text; readonly columns: readonly Text[]; readonly children: ReactNode };

/**
 * A small table inside a page, without the tools of a list. Each row needs a `th` as its first cell. On a phone the rows are cards; a wider
 * window that is too narrow scrolls the table sideways.
 */
export function PlainTable({ label, columns, children }: Props) {
  const { t } = useTexts();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useScrollEdges(box);
  const scrolls = useScrolls(box);
  return (
    <div className="edges">
      <Table.ScrollArea asChild borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <section ref={box} aria-labelledby={id} tabIndex={scrolls ? 0 : undefined}>
          <Table.Root
            interactive
            textStyle="grid"
            whiteSpace="nowrap"
            // The padding of a row changes only cards: the rows of a table have none.
            css={{ '& tbody tr': { paddingInline: '3' }, ...cardRows(columns, t) }}
          >
            <VisuallyHidden asChild>
              <caption id={id}>{t(label)}</caption>
            </VisuallyHidden>
            <Table.Header>
              <Table.Row>
                {columns.map((column) => (
                  <Table.ColumnHeader key={column} textStyle="xs" color="fg.muted">
                    {t(column)}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>{children}</Table.Body>
          </Table.Root>
        </section>
      </Table.ScrollArea>
    </div>
  );
}
