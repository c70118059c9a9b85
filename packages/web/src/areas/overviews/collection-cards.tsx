import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Sparkline } from '../../kit/charts/sparkline.tsx';
import { ChangeMark } from './change-mark.tsx';
import { FigureCard } from './figure-card.tsx';
import type { CollectionFigures } from './overview-queries.ts';
import type { FigureTexts } from './use-figure-texts.ts';

type Props = {
  readonly figures: CollectionFigures | undefined;
  readonly before: CollectionFigures | undefined;
  readonly texts: FigureTexts;
};

const rateOf = ({ transactionRate: { successful, failed } }: CollectionFigures): number =>
  successful + failed === 0 ? 0 : (successful / (successful + failed)) * 100;

/** The cards of the collection: amount, the platform owner's share, number of payments, and how many of them succeeded. */
export function CollectionCards({ figures, before, texts }: Props) {
  const { t } = useTexts();
  const spark = (values: readonly number[], write: (value: number) => string): ReactNode =>
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
    );
  const days = figures?.revenueOverTime ?? [];
  const ofCarrier = figures && figures.summary.waleeShare === undefined;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: ofCarrier ? 3 : 4 }} gap={{ base: '3', md: '4' }} asChild>
      <ul aria-label={t('Summary')} aria-busy={figures ? undefined : true}>
        <FigureCard
          label="Total Amount"
          value={figures && texts.money(figures.summary.totalAmount)}
          unit={figures?.currency}
          foot={
            figures && (
              <ChangeMark
                before={before?.summary.totalAmount}
                now={figures.summary.totalAmount}
                texts={texts}
              />
            )
          }
          trend={spark(
            days.map(({ amount }) => amount),
            texts.money,
          )}
        />
        {!ofCarrier && (
          <FigureCard
            label="{{provider}} share"
            value={figures && texts.money(figures.summary.waleeShare ?? 0)}
            unit={figures?.currency}
            foot={
              figures && (
                <ChangeMark
                  before={before?.summary.waleeShare}
                  now={figures.summary.waleeShare ?? 0}
                  texts={texts}
                />
              )
            }
            trend={spark(
              days.map(({ serviceCharges = 0 }) => serviceCharges),
              texts.money,
            )}
          />
        )}
        <FigureCard
          label="Total number of transactions"
          value={figures && texts.count(figures.summary.totalNumberOfTransactions)}
          foot={
            figures && (
              <ChangeMark
                before={before?.summary.totalNumberOfTransactions}
                now={figures.summary.totalNumberOfTransactions}
                texts={texts}
              />
            )
          }
          trend={spark(
            (figures?.transactionOverTime ?? []).map(({ successful }) => successful),
            texts.count,
          )}
        />
        <FigureCard
          label="Success rate"
          value={figures && texts.percent(rateOf(figures))}
          foot={
            figures && <ChangeMark before={before && rateOf(before)} now={rateOf(figures)} texts={texts} />
          }
        />
      </ul>
    </SimpleGrid>
  );
}
