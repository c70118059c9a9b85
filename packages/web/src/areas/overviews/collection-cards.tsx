import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Sparkline } from '../../kit/ui/charts/sparkline.tsx';
import { ChangeMark } from './change-mark.tsx';
import { FigureCard } from './figure-card.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import type { FigureTexts } from './use-figure-texts.ts';

type Props = {
  readonly figures: CollectionFigures | undefined;
  readonly before: CollectionFigures | undefined;
  readonly texts: FigureTexts;
};

const rateOf = ({ transactionRate: { successful, failed } }: CollectionFigures): number | undefined =>
  successful + failed === 0 ? undefined : (successful / (successful + failed)) * 100;

type CardProps = Props & {
  readonly label: Text;
  readonly read: (figures: CollectionFigures) => number | undefined;
  readonly write: (value: number) => string;
  /** Whether the figure is an amount in the figures' currency. */
  readonly isMoney?: boolean;
  /** Whether the figure is a percentage. */
  readonly isRate?: boolean;
  /** A line below the change. */
  readonly note?: string | undefined;
  /** The figure of each day; without it, the card has no trend. */
  readonly byDay?: (figures: CollectionFigures) => readonly number[];
};

/** The card of one figure, its change and its trend. */
function CollectionCard({
  figures,
  before,
  texts,
  label,
  read,
  write,
  isMoney,
  isRate = false,
  note,
  byDay,
}: CardProps) {
  const { t } = useTexts();
  const now = (figures && read(figures)) ?? 0;
  const values = (figures && byDay?.(figures)) ?? [];
  return (
    <FigureCard
      label={label}
      value={figures && write(now)}
      unit={isMoney ? figures?.currency : undefined}
      foot={
        figures && (
          <>
            <ChangeMark before={before && (read(before) ?? null)} now={now} texts={texts} isRate={isRate} />
            {note && (
              <Box as="span" flexBasis="full">
                {note}
              </Box>
            )}
          </>
        )
      }
      trend={
        values.length > 1 && (
          <Sparkline
            shrinks
            values={values}
            label={t('Figures by day')}
            points={values.map((value, index) => ({
              day: texts.day(figures?.revenueOverTime[index]?.date ?? ''),
              value: write(value),
            }))}
          />
        )
      }
    />
  );
}

/** The cards of the collection: amount, the platform owner's share, number of payments, and how many of them succeeded. */
export function CollectionCards(props: Props) {
  const { t } = useTexts();
  const { figures, texts } = props;
  const ofCarrier = figures && figures.summary.waleeShare === undefined;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: ofCarrier ? 3 : 4 }} gap={{ base: '3', md: '4' }} asChild>
      <ul aria-label={t('Summary')} aria-busy={figures ? undefined : true}>
        <CollectionCard
          {...props}
          label="Total Amount"
          isMoney
          read={({ summary }) => summary.totalAmount}
          write={texts.money}
          note={
            figures &&
            t('Before refunds. Given back: {{amount}}', {
              amount: `${texts.money(figures.summary.refundedAmount)} ${figures.currency}`,
            })
          }
          byDay={({ revenueOverTime }) => revenueOverTime.map(({ amount }) => amount)}
        />
        {!ofCarrier && (
          <CollectionCard
            {...props}
            label="{{provider}} share"
            isMoney
            read={({ summary }) => summary.waleeShare}
            write={texts.money}
            byDay={({ revenueOverTime }) => revenueOverTime.map(({ serviceCharges = 0 }) => serviceCharges)}
          />
        )}
        <CollectionCard
          {...props}
          label="Total number of transactions"
          read={({ summary }) => summary.totalNumberOfTransactions}
          write={texts.count}
          byDay={({ transactionOverTime }) => transactionOverTime.map(({ successful }) => successful)}
        />
        <CollectionCard {...props} label="Success rate" isRate read={rateOf} write={texts.percent} />
      </ul>
    </SimpleGrid>
  );
}
