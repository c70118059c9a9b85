import { Button, IconButton } from '@chakra-ui/react/button';
import { Pagination } from '@chakra-ui/react/pagination';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Empty } from '../../ui/page/empty.tsx';
import { Picker } from '../../ui/parts/picker.tsx';
import { type ListState, useCursors } from '../state/use-list-state.ts';

type Props = {
  page: number;
  pages: number;
  limit: number;
  sizes: readonly number[];
  /** The cursor of the next page, if the list has one. */
  next?: string | undefined;
  /** Whether there are more pages than `pages` counts. */
  isCapped?: boolean | undefined;
  change: (
    values: { page?: number; limit?: number; after?: string },
    pace?: 'at once',
    cursors?: readonly string[],
  ) => void;
};

/** The server's limit of page numbers. Further rows are reached by the cursor, which needs the list's own order. */
const deepestRow = 10_000;
const ends = 'Please narrow the list: pages end at 10,000 rows';

/** Returns how to go on from a page: by number up to the limit, beyond it by cursor. */
function useSteps({ page, pages, limit, next, change }: Omit<Props, 'sizes'>) {
  const cursors = useCursors();
  const last = Math.max(1, Math.min(pages, Math.floor(deepestRow / limit)));
  const back = () => {
    const cursor = cursors.at(-2);
    if (page - 1 <= last) change({ page: page - 1 });
    // A page that was opened by its address has no cursors of the pages before.
    else if (cursor === undefined) change({ page: last });
    else change({ page: page - 1, after: cursor }, 'at once', cursors.slice(0, -1));
  };
  const forth = () => {
    if (page < last) change({ page: page + 1 });
    else if (next !== undefined) change({ page: page + 1, after: next }, 'at once', [...cursors, next]);
  };
  return { back, forth, isLast: page >= last && next === undefined, last };
}

/** Buttons for the previous and next page, and the page size. */
export function Pager({ sizes, isCapped = false, ...props }: Props) {
  const { page, pages, limit, change } = props;
  const { t, say, digits } = useTexts();
  const id = useId();
  const { back, forth, isLast, last } = useSteps(props);
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
      count={Math.max(last, isLast ? 1 : page + 1) * limit}
      pageSize={limit}
      page={page}
      onPageChange={(to) => (to.page > page ? forth() : back())}
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
      <span className="figure">
        {t('Page {{page}} of {{pages}}', {
          page,
          pages: isCapped ? `${Math.max(1, pages)}+` : Math.max(1, pages),
        })}
      </span>
      <HStack data-part="pager-steps" gap="0">
        <Pagination.PrevTrigger asChild>
          <IconButton size="xs" variant="ghost" aria-label={t('Previous page')}>
            <ChevronLeft aria-hidden className="points" />
          </IconButton>
        </Pagination.PrevTrigger>
        {/* At the paging limit the button keeps the focus and gives the reason; a disabled one could not. */}
        <Pagination.NextTrigger asChild disabled={isLast && page >= pages && !isCapped}>
          <IconButton
            size="xs"
            variant="ghost"
            aria-disabled={isLast || undefined}
            aria-label={t('Next page')}
            data-hint={isLast && (page < pages || isCapped) ? say(ends) : undefined}
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
