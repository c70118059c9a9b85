import { DataList } from '@chakra-ui/react/data-list';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** Styles in print: black on white, without the frame. */
const printed = {
  maxWidth: 'none',
  padding: '0',
  borderWidth: '0',
  bg: 'none',
  color: '#000',
  '& *': { color: '#000', borderColor: '#999', bg: 'none' },
} as const;

type SheetProps = {
  /** The sheet's accessible name; only needed if no heading of the page names the sheet. */
  readonly label?: Shown | undefined;
  readonly width: '800px' | '920px';
  readonly children: ReactNode;
};

/** A document as one sheet of paper: framed on the screen, black on white in print. */
export function PaperSheet({ label, width, children }: SheetProps) {
  return (
    <Stack
      as="article"
      aria-label={label}
      gap="6"
      width="full"
      maxWidth={width}
      padding={{ base: '5', md: '9' }}
      borderWidth="1px"
      rounded="lg"
      bg="bg.panel"
      _print={{ ...printed, gap: '5' }}
    >
      {children}
    </Stack>
  );
}

/** A labelled fact of a sheet, within a Chakra `DataList.Root`. */
export function SheetFact({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <DataList.Item alignItems="start" gap="0.5">
      <DataList.ItemLabel textStyle="xs">{t(label)}</DataList.ItemLabel>
      <DataList.ItemValue display="block" fontWeight="medium">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}

/** The facts at the head of a sheet, side by side. */
export function SheetFacts({ children }: { children: ReactNode }) {
  return (
    <DataList.Root flexDirection="row" flexWrap="wrap" justifyContent="space-between" gap="5">
      {children}
    </DataList.Root>
  );
}
