import { DataList } from '@chakra-ui/react/data-list';
import type { ReactNode } from 'react';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

const columns = {
  base: 'repeat(2, minmax(0, 1fr))',
  md: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
};

/** An email address spans two columns, so that it fits on one line. */
const wideEmail = { '& > div:has(a[href^="mailto:"])': { gridColumn: 'span 2' } };

/** The facts of a record, side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <DataList.Root
      orientation="vertical"
      display="grid"
      gridTemplateColumns={columns}
      rowGap="4"
      columnGap={{ base: '3', md: '6' }}
      css={wideEmail}
    >
      {children}
    </DataList.Root>
  );
}

type FactProps = {
  readonly label: Text;
  readonly children: ReactNode;
  /** Whether the fact takes a full line, for long text. */
  readonly whole?: boolean;
};

/** A labelled fact; a dash when there is no value. */
export function Fact({ label, children, whole = false }: FactProps) {
  const { t } = useTexts();
  const nothing = children === undefined || children === null || children === false || children === '';
  return (
    <DataList.Item minWidth="0" gap="0.5" {...(whole && { gridColumn: '1 / -1' })}>
      <DataList.ItemLabel textStyle="xs">{t(label)}</DataList.ItemLabel>
      <DataList.ItemValue display="block" overflowWrap="anywhere" {...(nothing && { color: 'fg.muted' })}>
        {nothing ? '–' : children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
