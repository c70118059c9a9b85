import { Card } from '@chakra-ui/react/card';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import { type DashboardCard, formatTotal } from '@daftar/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { Problem } from '../../kit/records/problem.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { CardLink, listOperations } from './card-link.tsx';
import { CardTrend, TrendPlace } from './card-trend.tsx';
import { summaryQuery } from './dashboard-queries.ts';

/** Cards with the counts that the caller may see; each links to its list. */
export function SummaryCards({ cards }: { cards: readonly DashboardCard[] }) {
  const { t } = useTexts();
  const { data, isError, error, refetch } = useQuery(summaryQuery);
  if (isError && !data)
    return (
      <Card.Root>
        <Problem error={error} retry={() => void refetch()} />
      </Card.Root>
    );
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }} asChild>
      <ul aria-busy={data ? undefined : true} aria-label={t('Summary')}>
        {cards.map((card) => (
          <SummaryCard key={card.count} card={card} total={data && (data[card.count] ?? null)} />
        ))}
      </ul>
    </SimpleGrid>
  );
}

/** Null if the server did not send this count, for example while viewing as another role; undefined while loading. */
type Total = number | null | undefined;

function SummaryCard({ card: { label, count }, total }: { card: DashboardCard; total: Total }) {
  const { say, language, numerals } = useTexts();
  const { can } = useSession();
  const name = say(label);
  return (
    <Card.Root
      as="li"
      position="relative"
      size="sm"
      _hover={{ '&:has(a)': { borderColor: 'border.control' } }}
      _focusWithin={{ '&:has(a:focus-visible)': { focusRing: 'outside' } }}
    >
      <Card.Body>
        <Stat.Root as="div" gap="1" position="static">
          <Stat.Label asChild>
            <h2>{can(listOperations[count]) ? <CardLink count={count}>{name}</CardLink> : name}</h2>
          </Stat.Label>
          {total === undefined ? (
            <Skeleton height="5" width="72px" marginBlock="1.5" />
          ) : (
            <Stat.ValueText as="p" data-figure="">
              {total === null ? '–' : formatTotal(total, false, language, numerals)}
            </Stat.ValueText>
          )}
          {total === undefined && <TrendPlace />}
          {typeof total === 'number' && <CardTrend count={count} total={total} />}
        </Stat.Root>
      </Card.Body>
    </Card.Root>
  );
}
