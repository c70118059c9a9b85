import { Grid } from '@chakra-ui/react/grid';
import type { DayRange, PayoutStatus } from '@daftar/domain';
import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { TimeChart } from '../../kit/ui/charts/time-chart.tsx';
import { seriesInks } from '../../kit/ui/charts/time-series.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { BarList } from './bar-list.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FiguresTable } from './figures-table.tsx';
import type { PayoutFigures } from './overview-queries.ts';
import { payoutDays } from './payout-days.ts';
import { type RowsAddress, RowsLink } from './rows-link.tsx';
import { StateRing } from './state-ring.tsx';
import type { FigureTexts } from './use-figure-texts.ts';

const list = '/loan-requests';

type CountedPayouts = {
  readonly period: DayRange;
  readonly currency: string;
  readonly merchant: string | undefined;
  readonly status: PayoutStatus;
};

/** Returns a function that gives the address of counted payout requests, to users who may see them. */
function usePayoutsAddress(): (counted: CountedPayouts) => RowsAddress | undefined {
  const { can } = useSession();
  const { routesByPath } = useRouter();
  return ({ period, currency, merchant, status }) =>
    can('listPayouts') && Object.hasOwn(routesByPath, list)
      ? { to: list, search: { ...period, status, currency, ...(merchant && { userTypeId: merchant }) } }
      : undefined;
}

type Props = {
  readonly figures: PayoutFigures;
  readonly merchant: string | undefined;
  readonly period: DayRange;
  readonly texts: FigureTexts;
  readonly busy: boolean;
};

/** Approved payouts by day and type. */
export function BreakdownPanel({ figures, merchant, period, texts, busy }: Props) {
  const { t } = useTexts();
  const addressOf = usePayoutsAddress();
  const days = payoutDays(figures.paymentBreakdown, period);
  const names = { WALLET: t('Wallet'), BANK: t('Bank account') };
  return (
    <FiguresPanel
      title="Payment breakdown"
      busy={busy}
      chart={
        <TimeChart
          label={t('Payment breakdown')}
          series={[
            { id: 'WALLET', name: names.WALLET, ink: seriesInks.main, values: days.map((day) => day.WALLET) },
            { id: 'BANK', name: names.BANK, ink: seriesInks.second, values: days.map((day) => day.BANK) },
          ]}
          days={days.map(({ day }) => texts.day(day, true))}
          axisText={texts.short}
          valueText={texts.money}
        />
      }
      table={
        <FiguresTable
          label={t('Payment breakdown')}
          columns={[
            {
              label: t('Day'),
              names: true,
              cell: ({ day }) => (
                <RowsLink
                  address={addressOf({
                    period: { dateFrom: day, dateTo: day },
                    status: 'Approved',
                    merchant,
                    currency: figures.currency,
                  })}
                >
                  {texts.day(day)}
                </RowsLink>
              ),
            },
            { label: names.WALLET, cell: (row) => texts.money(row.WALLET) },
            { label: names.BANK, cell: (row) => texts.money(row.BANK) },
          ]}
          rows={[...days].reverse()}
          rowId={({ day }) => day}
        />
      }
    />
  );
}

/** The banks that received payouts. */
function BanksPanel({ figures: { banks }, texts, busy }: Omit<Props, 'period' | 'merchant'>) {
  const { t } = useTexts();
  return (
    <FiguresPanel
      title="Banks"
      busy={busy}
      chart={
        banks.length === 0 ? (
          <p className="meta">{t('No payout to a bank in this period')}</p>
        ) : (
          <BarList
            label={t('Banks')}
            bars={banks.slice(0, 8).map(({ bankName, bankCount }) => ({
              id: bankName,
              name: <bdi>{bankName}</bdi>,
              text: <bdi>{texts.count(bankCount)}</bdi>,
              segments: [{ value: bankCount, ink: seriesInks.main }],
            }))}
          />
        )
      }
      table={
        banks.length > 0 && (
          <FiguresTable
            label={t('Banks')}
            columns={[
              { label: t('Bank'), names: true, cell: ({ bankName }) => <bdi>{bankName}</bdi> },
              { label: t('Payouts'), cell: ({ bankCount }) => texts.count(bankCount) },
            ]}
            rows={banks}
            rowId={({ bankName }) => bankName}
          />
        )
      }
    />
  );
}

/** Payouts by status, and the banks that received them. */
export function OutcomePanels({ figures, merchant, period, texts, busy }: Props) {
  const { t } = useTexts();
  const addressOf = usePayoutsAddress();
  const { successful, pending, rejected } = figures;
  const total = successful + pending + rejected;
  const state = (status: PayoutStatus, name: 'Successful' | 'Pending' | 'Rejected', value: number) => ({
    name: t(name),
    value,
    shown: texts.count(value),
    part: texts.percent(total === 0 ? 0 : (value / total) * 100),
    address: addressOf({ period, status, merchant, currency: figures.currency }),
  });
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      gap={{ base: '3', md: '4' }}
    >
      <StateRing
        title="Payouts by state"
        busy={busy}
        middle={texts.count(total)}
        unit={t('Payouts')}
        parts={[
          state('Approved', 'Successful', successful),
          state('Pending', 'Pending', pending),
          state('Rejected', 'Rejected', rejected),
        ]}
      />
      <BanksPanel {...{ figures, texts, busy }} />
    </Grid>
  );
}
