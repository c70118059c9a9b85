import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { pageSizes } from '@daftar/domain';
import type { LoanAccount } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Pager } from '../../kit/lists/grid/pager.tsx';
import type { ListScreenProps } from '../../kit/lists/screens/list-screen.tsx';
import { useList } from '../../kit/lists/screens/use-list.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { SearchBox } from '../../kit/ui/parts/search-box.tsx';
import { AccountFigures } from './account-figures.tsx';
import { AccountLink } from './account-link.tsx';

const columns = { base: 1, md: 2, xl: 3, '2xl': 4 } as const;

function AccountCard({ account }: { account: LoanAccount }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Card.Root as="li" size="sm" aria-labelledby={id} _hover={{ borderColor: 'border.control' }}>
      <Card.Body gap="3">
        <Flex id={id} as="h2" textStyle="sm" fontWeight="semibold" minWidth="0">
          <AccountLink account={account} />
        </Flex>
        <AccountFigures account={account} />
        <Button asChild size="xs" alignSelf="start" marginBlockStart="auto">
          <Link to="/loan-account-detail/$merchant" params={{ merchant: account.userTypeId }}>
            {t('View Details')}
          </Link>
        </Button>
      </Card.Body>
    </Card.Root>
  );
}

/** Placeholders for the first load, with the size of cards. */
function Waiting() {
  return (
    <SimpleGrid columns={columns} gap="4" aria-busy>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} height="184px" borderRadius="l3" />
      ))}
    </SimpleGrid>
  );
}

type Props = Pick<
  ListScreenProps<LoanAccount>,
  'title' | 'rows' | 'columns' | 'rowId' | 'action' | 'empty' | 'header'
>;

/** The loan accounts as cards, with the list's search and pager. */
export function LoanAccountCards(props: Props) {
  const { title, rows, rowId, action, empty = 'Nothing here yet' } = props;
  const { say, t } = useTexts();
  const list = useList(rows, props.columns, rowId, { live: false });
  const { state, result, limit } = list;
  const { search, change } = state;
  return (
    <Page>
      <PageHeader title={title} aside={list.total}>
        {action}
      </PageHeader>
      {props.header}
      <Box className="toolbar">
        <SearchBox value={search.q ?? ''} change={(q) => change({ q: q || undefined }, 'bit by bit')} />
      </Box>
      {result.isPending && <Waiting />}
      {result.isError && !result.data && <Problem error={result.error} retry={() => void result.refetch()} />}
      {result.data?.data.length === 0 && (
        <Empty text={search.q ? t('Nothing matches the search') : say(empty)}>
          {search.q && (
            <Button size="xs" onClick={() => change({ q: undefined })}>
              {t('Clear search')}
            </Button>
          )}
        </Empty>
      )}
      {list.rows.length > 0 && (
        <SimpleGrid asChild columns={columns} gap="4">
          <ul aria-label={say(title)}>
            {list.rows.map((account) => (
              <AccountCard key={rowId(account)} account={account} />
            ))}
          </ul>
        </SimpleGrid>
      )}
      <Pager
        {...{ limit, change }}
        sizes={pageSizes}
        page={search.page ?? 1}
        pages={result.data?.pages ?? 1}
      />
    </Page>
  );
}
