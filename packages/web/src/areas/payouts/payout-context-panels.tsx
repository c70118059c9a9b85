import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Table } from '@chakra-ui/react/table';
import { Text } from '@chakra-ui/react/text';
import { addNumbers, proportionOf, subtractNumbers, sumFromMajor } from '@daftar/domain';
import type { Payout, PayoutContext } from '@daftar/sdk';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadedPart } from '../../kit/records/loaded-part.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { useSession } from '../../session/permissions/use-session.ts';
import { coverageOf, coverageTexts, readFunds } from './payout-coverage.ts';
import { payoutQueries } from './payout-queries.ts';

type Funds = NonNullable<PayoutContext['funds']>;
type Props = { readonly funds: Funds; readonly payout: Payout };

function Line({ label, children, strong = false }: { label: Shown; children: ReactNode; strong?: boolean }) {
  return (
    <Flex justify="space-between" gap="4" fontWeight={strong ? 'semibold' : undefined}>
      <Text color={strong ? undefined : 'fg.muted'}>{label}</Text>
      {children}
    </Flex>
  );
}

/** A bar for the part of the funds that pending payouts claim; the figures are below it. */
function ClaimBar({ claimed, funds }: { claimed: number; funds: number }) {
  const share = funds <= 0 ? 1 : Math.min(1, proportionOf(claimed, funds));
  return (
    <Box height="2" rounded="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
      <Box height="full" width={`${share * 100}%`} bg={claimed > funds ? 'orange.solid' : 'brand.solid'} />
    </Box>
  );
}

/**
 * Says whether one of the merchant's accounts covers a pending payout, and whether the accounts cover all pending payouts
 * together.
 */
function Coverage({ funds, payout }: Props) {
  const { t } = useTexts();
  const read = readFunds(funds);
  if (!read) return null;
  const amount = sumFromMajor(payout.amount, read.free.currency);
  const coverage = coverageOf(read, amount, { isPending: true });
  const isWhole = coverage === 'all';
  const Icon = isWhole ? CircleCheck : TriangleAlert;
  return (
    <Flex gap="2" align="center" color={isWhole ? 'green.fg' : 'orange.fg'}>
      <Icon size={15} aria-hidden />
      {t(coverageTexts[coverage])}
    </Flex>
  );
}

/** The merchant's funds in the payout's currency, and how much of them pending payouts claim. */
function PayoutFunds({ funds, payout }: Props) {
  const { t, digits } = useTexts();
  const { loan, balance, held = 0, pending, pendingCount, currency } = funds;
  const all = subtractNumbers(addNumbers([loan, balance]), held);
  return (
    <FormSection title="Funds of the merchant">
      <ClaimBar claimed={pending} funds={all} />
      <Line label={t('Loan account')}>
        <MoneyCell value={loan} currency={currency} />
      </Line>
      <Line label={t('Account balance')}>
        <MoneyCell value={balance} currency={currency} />
      </Line>
      {held > 0 && (
        <Line label={t('Held for refunds under way')}>
          <MoneyCell value={held} currency={currency} />
        </Line>
      )}
      <Line label={t('Claimed by pending payouts ({{number}})', { number: digits(String(pendingCount)) })}>
        <MoneyCell value={pending} currency={currency} />
      </Line>
      <Line strong label={t('Left when all are approved')}>
        <MoneyCell value={subtractNumbers(all, pending)} currency={currency} />
      </Line>
      {payout.status === 'Pending' && <Coverage {...{ funds, payout }} />}
    </FormSection>
  );
}

/** Other payouts to the same person, newest first. */
function OtherPayouts({ payouts }: { payouts: readonly Payout[] }) {
  const { t } = useTexts();
  const { platformOwner } = useSession();
  // Status before the date: a narrow panel cuts the last columns.
  const columns = ['Reference Number', 'Amount', 'Status', 'Requested Date'] as const;
  return (
    <FormSection title="Other payouts to this person">
      {payouts.length === 0 ? (
        <Text color="fg.muted">{t('None that you can see.')}</Text>
      ) : (
        <PlainTable label="Payouts" columns={platformOwner ? [...columns, 'Merchant'] : columns}>
          {payouts.map((payout) => (
            <Table.Row key={payout._id}>
              <Table.Cell asChild>
                <th scope="row">
                  <span className="mono ltr">{payout.referanceNumber}</span>
                </th>
              </Table.Cell>
              <Table.Cell textAlign="end">
                <MoneyCell value={payout.amount} currency={payout.currency} />
              </Table.Cell>
              <Table.Cell>
                <StatusPill status={payout.status} />
              </Table.Cell>
              <Table.Cell>
                <DateCell value={payout.createdDate} />
              </Table.Cell>
              {platformOwner && (
                <Table.Cell>
                  <bdi>{payout.merchantName}</bdi>
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </PlainTable>
      )}
    </FormSection>
  );
}

/** Information that helps to decide a payout: the merchant's funds, and the person's other payouts. */
export function PayoutContextPanels({ payout }: { payout: Payout }) {
  return (
    <LoadedPart query={payoutQueries.context(payout._id)}>
      {({ funds, others }) => (
        <>
          {funds && <PayoutFunds {...{ funds, payout }} />}
          <OtherPayouts payouts={others} />
        </>
      )}
    </LoadedPart>
  );
}
