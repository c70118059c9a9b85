import { Button, IconButton } from '@chakra-ui/react/button';
import { Pagination } from '@chakra-ui/react/pagination';
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
    <Pagination.Root
      className="no-print"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="4"
      rowGap="2"
      textStyle="grid"
      color="fg.muted"
      aria-label={t('Pagination')}
      // Without rows there is still a first page, to which the button for the previous page leads.
      count={Math.max(1, last) * limit}
      pageSize={limit}
      page={page}
      onPageChange={(next) => change({ page: next.page })}
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
        <Pagination.PrevTrigger asChild>
          <IconButton size="xs" variant="ghost" aria-label={t('Previous page')}>
            <ChevronLeft aria-hidden className="points" />
          </IconButton>
        </Pagination.PrevTrigger>
        {/* At the paging limit the button keeps the focus and gives the reason; a disabled one could not. */}
        <Pagination.NextTrigger asChild disabled={page >= pages}>
          <IconButton
            size="xs"
            variant="ghost"
            aria-disabled={page >= last || undefined}
            aria-label={t('Next page')}
            data-hint={page >= last && page < pages ? say(ends) : undefined}
          >
            <ChevronRight aria-hidden className="points" />
          </IconButton>
        </Pagination.NextTrigger>
      </HStack>
    </Pagination.Root>
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
