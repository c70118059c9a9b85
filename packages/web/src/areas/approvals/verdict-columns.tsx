import { Badge } from '@chakra-ui/react/badge';
import { Text as Line } from '@chakra-ui/react/text';
import type { ApprovalRow } from '@daftar/sdk';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { FlagCell } from '../../kit/features/payouts/payout-flags.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { NumberCell } from '../../kit/ui/cells/number-cell.tsx';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';
import { useLoadRow } from './load-row.ts';
import { RowChoice } from './row-choice.tsx';
import type { ShownRow } from './use-verdict-rows.ts';
import { VerdictPill } from './verdict-pill.tsx';
import { resultWords, verdictWords } from './verdict-words.ts';

const column = columnsOf<ShownRow>();

/** Renders a cell of a loaded row. In a row that is not loaded, only the first cell has content. */
const of = (draw: (row: ApprovalRow) => ReactNode) => (shown: ShownRow) => shown.row && draw(shown.row);

function Pending({ index }: { index: number }) {
  useLoadRow(index);
  return <span className="skeleton" style={{ inlineSize: '70%' }} />;
}

const Reference = ({ row }: { row: ApprovalRow }) => (
  <bdi dir="ltr" className="cell-text mono">
    {row.referanceNumber}
  </bdi>
);

/** The payout's amount. If the file's amount differs, it comes first, crossed out. */
function Amount({ row: { amount, payout, verdict } }: { row: ApprovalRow }) {
  const written = amount && (
    <Line
      as="s"
      color="fg.muted"
      className="figure ltr"
      mx="2"
      flex="0 1 auto"
      overflow="hidden"
      textOverflow="ellipsis"
    >
      {amount}
    </Line>
  );
  if (!payout)
    return (
      <Line as="span" color="fg.muted" className="figure ltr">
        {amount ?? '–'}
      </Line>
    );
  return (
    <>
      {verdict === 'amount-differs' && written}
      <MoneyCell value={payout.amount} currency={payout.currency} />
    </>
  );
}

/** The status written in the file. 'Approved' and 'Rejected' look as in the list of payouts; other texts are shown as they are. */
const Written = ({ status }: { status: string }) =>
  ['Approved', 'Rejected'].includes(status.trim()) ? (
    <StatusPill status={status.trim()} />
  ) : (
    <bdi className="cell-text">{status || '–'}</bdi>
  );

const reference = column.cell(
  'referanceNumber',
  'Reference Number',
  ({ row, index }) => (row ? <Reference row={row} /> : <Pending index={index} />),
  { width: 156, grow: 0, sort: 'referanceNumber', card: 'name' },
);
const facts = [
  column.cell(
    'row',
    'Row',
    of(({ row }) => <NumberCell value={row} />),
    { width: 60, grow: 0, align: 'end', sort: 'row' },
  ),
  column.cell(
    'status',
    'Status',
    of(({ status }) => <Written status={status} />),
    { width: 108, grow: 0, sort: 'status' },
  ),
  column.cell(
    'amount',
    'Amount',
    of((row) => <Amount row={row} />),
    // Two amounts fit, where that of the file differs.
    { width: 176, grow: 0, align: 'end', sort: 'amount', card: 'amount' },
  ),
  column.cell(
    'fullName',
    'Beneficiary',
    of(({ payout }) => (
      <span className="cell-text" dir="auto">
        {payout?.fullName ?? '–'}
      </span>
    )),
    { width: 124, sort: 'fullName', card: 'about' },
  ),
  column.cell(
    'merchantName',
    'Merchant',
    of(({ payout }) => (
      <span className="cell-text" dir="auto">
        {payout?.merchantName ?? '–'}
      </span>
    )),
    { width: 126, sort: 'merchantName' },
  ),
];
/** `card`: whether phone cards show the verdict as the row's state. */
const verdict = (card: boolean) =>
  column.cell(
    'verdict',
    'Verdict',
    of((row) => <VerdictPill of={verdictWords[row.verdict]} />),
    { width: 148, grow: 0, sort: 'verdict', ...(card && { card: 'state' as const }) },
  );
function Flags({ row: { hidden, payout } }: { row: ApprovalRow }) {
  const { t } = useTexts();
  return (
    <>
      {hidden && (
        <Badge colorPalette="orange" data-hint={t('The sheet hides this row, for example by a filter')}>
          {t('Hidden row')}
        </Badge>
      )}
      {payout && <FlagCell payout={payout} />}
    </>
  );
}
const flags = column.cell(
  'flags',
  'Flags',
  of((row) => <Flags row={row} />),
  { width: 128 },
);
const result = column.cell(
  'result',
  'Result',
  of((row) => row.result && <VerdictPill of={resultWords[row.result]} />),
  { width: 152, grow: 0, sort: 'result', card: 'state' },
);

/** Columns of an uploaded file. Its rows can be taken out. */
export const uploadedColumns = [
  reference,
  ...facts,
  verdict(true),
  flags,
  column.actions(
    of((row) => <RowChoice row={row} />),
    106,
  ),
];

/** Columns of a file that was processed. */
export const processedColumns = [reference, ...facts, verdict(false), result];
