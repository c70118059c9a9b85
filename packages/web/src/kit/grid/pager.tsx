import { Button, IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Picker } from '../fields/picker.tsx';
import type { ListState } from '../list-state/use-list-state.ts';
import { Empty } from '../page/empty.tsx';

type Props = {
  page: number;
  pages: number;
  limit: number;
  sizes: readonly number[];
  change: (values: { page?: number; limit?: number }) => void;
};

/** The server's paging limit. To reach further rows, the user must filter the list. */
const deepestRow = 10_000;
const ends = 'Please narrow the list: pages end at 10,000 rows';

/** Buttons for the previous and next page, and the page size. */
export function Pager({ page, pages, limit, sizes, change }: Props) {
  const { t, say, digits } = useTexts();
  const id = useId();
  const last = Math.min(pages, Math.floor(deepestRow / limit));
  return (
    <Flex
      as="nav"
      className="no-print"
      wrap="wrap"
      align="center"
      justify="flex-end"
      columnGap="4"
      rowGap="2"
      textStyle="grid"
      color="fg.muted"
      aria-label={t('Pagination')}
    >
      <HStack gap="2">
        <label htmlFor={id}>{t('Rows')}</label>
        <Picker
          id={id}
          size="xs"
          width="auto"
          textStyle="grid"
          value={limit}
          onChange={(event) => change({ limit: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {digits(String(size))}
            </option>
          ))}
        </Picker>
      </HStack>
      <span className="figure">{t('Page {{page}} of {{pages}}', { page, pages: Math.max(1, pages) })}</span>
      <HStack data-part="pager-steps" gap="0">
        <IconButton
          size="xs"
          variant="ghost"
          disabled={page <= 1}
          aria-label={t('Previous page')}
          onClick={() => change({ page: Math.min(page - 1, Math.max(1, last)) })}
        >
          <ChevronLeft aria-hidden className="points" />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          disabled={page >= pages}
          aria-disabled={page >= last || undefined}
          aria-label={t('Next page')}
          data-hint={page >= last && page < pages ? say(ends) : undefined}
          onClick={() => page < last && change({ page: page + 1 })}
        >
          <ChevronRight aria-hidden className="points" />
        </IconButton>
      </HStack>
    </Flex>
  );
}

/** The message of a page past the end, for example after its rows were deleted. */
export function PastTheEnd({ pages, change }: { pages: number } & Pick<ListState, 'change'>) {
  const { t } = useTexts();
  return (
    <Empty text={t('This page has no rows any more')}>
      <Button size="xs" onClick={() => change({ page: pages })}>
        {t('Go to the last page')}
      </Button>
    </Empty>
  );
}
