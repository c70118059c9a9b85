import { CloseButton } from '@chakra-ui/react/button';
import { DataList } from '@chakra-ui/react/data-list';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { OverlayProps } from '../../ui/overlays/lazy-overlay.tsx';

type Fact = { readonly label: Text; readonly value: ReactNode };
type Props = OverlayProps & {
  readonly ids: { readonly trigger: string; readonly content: string };
  readonly facts: readonly Fact[];
};

/** An identifier's padding goes beyond the edge, so that its text ends where the other values end. */
const idsAtEdge = { '& .id-cell': { marginInline: '-4px' } };

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { say } = useTexts();
  const list = useRef<HTMLDListElement>(null);
  // In the grid, arrow keys reach the controls in cells; in this sheet, Tab must reach them.
  useEffect(() => {
    for (const control of list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]') ?? [])
      control.tabIndex = 0;
  }, []);
  return (
    <DataList.Root ref={list} orientation="horizontal" divideY="1px" gap="0" css={idsAtEdge}>
      {facts.map(({ label, value }) => (
        <DataList.Item key={label} minHeight="11" py="1">
          <DataList.ItemLabel minW="136px">{say(label)}</DataList.ItemLabel>
          <DataList.ItemValue minW="0" justifyContent="flex-end" overflowWrap="anywhere" textAlign="end">
            {value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

/** The sheet with all columns of a row; see `lazyOverlay`. */
export function RowDetailsView({ open, onOpenChange, ids, facts }: Props) {
  const { t } = useTexts();
  return (
    <Drawer.Root
      {...{ open, onOpenChange, ids }}
      placement="bottom"
      lazyMount
      unmountOnExit
      initialFocusEl={() => document.getElementById(ids.content)}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxH="86dvh" borderTopRadius="l3">
            <Drawer.Header>
              <Drawer.Title>{t('Details')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <Facts facts={facts} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="xs" variant="ghost" aria-label={t('Close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
