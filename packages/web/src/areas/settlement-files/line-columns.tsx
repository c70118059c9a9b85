import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import type { SettlementLine } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { Check, EyeOff } from 'lucide-react';
import { FACT_SEPARATOR } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PaymentLink } from '../../kit/features/payments/payment-link.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { NumberCell } from '../../kit/ui/cells/number-cell.tsx';
import { difference } from './difference.ts';
import { KindName } from './kind-name.tsx';
import { LineActions } from './line-actions.tsx';
import { VerdictPill } from './verdict-pill.tsx';

const column = columnsOf<SettlementLine>();

/** Our reference of the row, otherwise the provider's; a link to the payment if there is one. */
function Reference({ line: { reference, providerReference, transactionId } }: { line: SettlementLine }) {
  const shown = (
    <bdi dir="ltr" className="cell-text mono">
      {reference ?? (transactionId ? providerReference : undefined) ?? '–'}
    </bdi>
  );
  if (!transactionId) return shown;
  return (
    <PaymentLink id={transactionId} inRow>
      {shown}
    </PaymentLink>
  );
}

const RefundLink = ({ line: { refundId } }: { line: SettlementLine }) =>
  refundId ? (
    <Link to="/refunds/$id" params={{ id: refundId }} className="link" tabIndex={-1}>
      <span className="mono ltr">…{refundId.slice(-8)}</span>
    </Link>
  ) : (
    <span className="muted">–</span>
  );

/** The row's verdict, whether the sheet hides the row, and a check mark after somebody looked at the row. */
function Verdict({ line: { verdict, hidden, reviewedDate } }: { line: SettlementLine }) {
  const { t } = useTexts();
  return (
    <HStack as="span" gap="1.5">
      <VerdictPill verdict={verdict} />
      {hidden && (
        <Box as="span" color="orange.fg" data-hint={t('The sheet hides this row, for example by a filter')}>
          <EyeOff size={15} aria-hidden />
          <span className="visually-hidden">{t('Hidden row')}</span>
        </Box>
      )}
      {reviewedDate !== undefined && (
        <Box as="span" color="green.fg" data-hint={t('Looked at')}>
          <Check size={15} aria-hidden />
          <span className="visually-hidden">{t('Looked at')}</span>
        </Box>
      )}
    </HStack>
  );
}

/** Who looked at the row and when, with the note. */
function Reviewed({ line: { reviewedBy, reviewedDate, reviewNote } }: { line: SettlementLine }) {
  if (reviewedDate === undefined) return <span className="muted">–</span>;
  return (
    <span className="cell-text">
      <bdi>{reviewedBy}</bdi>
      {FACT_SEPARATOR}
      <DateCell value={reviewedDate} />
      {reviewNote !== undefined && (
        <>
          {FACT_SEPARATOR}
          <bdi>{reviewNote}</bdi>
        </>
      )}
    </span>
  );
}

const amount = { width: 122, grow: 0, align: 'end' } as const;

/** Columns of a file's rows. */
export const lineColumns = [
  column.cell(
    'row',
    'Row',
    ({ row }) => (row === undefined ? <span className="muted">–</span> : <NumberCell value={row} />),
    { width: 56, grow: 0, align: 'end', sort: 'line' },
  ),
  column.cell('verdict', 'Verdict', (row) => <Verdict line={row} />, {
    width: 168,
    grow: 0,
    sort: 'verdict',
    card: 'state',
  }),
  column.cell('kind', 'Type', ({ kind }) => <KindName kind={kind} />, {
    width: 84,
    grow: 0,
    sort: 'kind',
    card: 'about',
  }),
  column.cell('reference', 'Our number', (row) => <Reference line={row} />, {
    width: 236,
    sort: 'reference',
    card: 'name',
  }),
  column.cell('refundId', 'Refund', (row) => <RefundLink line={row} />, {
    width: 104,
    grow: 0,
    sort: 'refundId',
  }),
  column.money('amount', 'In the file', 'currency', { ...amount, sort: 'amount', card: 'amount' }),
  column.money('expected', 'Here', 'currency', { ...amount, sort: 'expected' }),
  column.cell(
    'difference',
    'Difference',
    (row) => <MoneyCell value={difference(row)} currency={row.currency ?? ''} />,
    { ...amount, width: 108, sort: 'difference' },
  ),
  column.cell(
    'providerReference',
    'Provider’s number',
    ({ providerReference }) => (
      <bdi dir="ltr" className="cell-text mono">
        {providerReference ?? '–'}
      </bdi>
    ),
    { width: 132, sort: 'providerReference' },
  ),
  column.cell('reviewedDate', 'Looked at', (row) => <Reviewed line={row} />, {
    width: 148,
    sort: 'reviewedDate',
  }),
  column.actions((row) => <LineActions line={row} />, 52),
];
