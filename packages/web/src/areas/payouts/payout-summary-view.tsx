import { Dialog } from '@chakra-ui/react/dialog';
import { Stack } from '@chakra-ui/react/stack';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { addNumbers, payoutStatuses } from '@daftar/domain';
import type { PayoutQuery, PayoutSummary } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { Popup } from '../../kit/ui/overlays/popup.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { payoutQueries } from './payout-queries.ts';

type Total = PayoutSummary['totals'][number];

/** The figures of one currency; a status without payouts shows zeros. */
function CurrencyTotals({ currency, totals }: { currency: string; totals: readonly Total[] }) {
  const { t, digits } = useTexts();
  const of = (status: string) => totals.find((total) => total.status === status) ?? { count: 0, amount: 0 };
  const count = (value: number) => digits(value.toLocaleString('en'));
  const all = totals.reduce((sum, total) => sum + total.count, 0);
  const amount = addNumbers(totals.map((total) => total.amount));
  return (
    <Table.Root textStyle="grid" size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{currency}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="right">{t('Payouts')}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="right">{t('Amount')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {payoutStatuses.map((status) => (
          <Table.Row key={status}>
            <Table.Cell>
              <StatusPill status={status} />
            </Table.Cell>
            <Table.Cell textAlign="right" className="figure">
              {count(of(status).count)}
            </Table.Cell>
            <Table.Cell textAlign="right">
              <MoneyCell value={of(status).amount} currency={currency} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Footer>
        <Table.Row fontWeight="semibold">
          <Table.Cell>{t('Total')}</Table.Cell>
          <Table.Cell textAlign="right" className="figure">
            {count(all)}
          </Table.Cell>
          <Table.Cell textAlign="right">
            <MoneyCell value={amount} currency={currency} />
          </Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table.Root>
  );
}

function Totals({ summary: { dateFrom, dateTo, totals } }: { summary: PayoutSummary }) {
  const { t } = useTexts();
  const currencies = [...new Set(totals.map(({ currency }) => currency))];
  return (
    <Stack gap="5">
      <Text color="fg.muted">
        <PeriodCell from={dateFrom} to={dateTo} />
      </Text>
      {currencies.length === 0 && <Empty text={t('No payouts in this period')} />}
      {currencies.map((currency) => (
        <CurrencyTotals
          key={currency}
          currency={currency}
          totals={totals.filter((total) => total.currency === currency)}
        />
      ))}
    </Stack>
  );
}

/** Counts and sums of the payouts that match the search, by currency and status. Currencies are never added up. */
export function PayoutSummaryView({ query, ...root }: OverlayProps & { readonly query: PayoutQuery }) {
  return (
    <Popup {...root} title="Summary" size="sm">
      <Dialog.Body pb="6">
        <LoadedPart query={payoutQueries.summary(query)}>
          {(summary) => <Totals summary={summary} />}
        </LoadedPart>
      </Dialog.Body>
    </Popup>
  );
}
