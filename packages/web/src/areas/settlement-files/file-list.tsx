import type { SettlementFile } from '@daftar/sdk';
import { Link } from '@tanstack/react-router';
import { Eye, FileUp } from 'lucide-react';
import { ProviderName, providerOptions } from '../../kit/features/payments/provider-name.tsx';
import { days } from '../../kit/lists/filters/days.tsx';
import { select } from '../../kit/lists/filters/select.tsx';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { filtersAt } from '../../kit/lists/state/filters.ts';
import type { RecordActions } from '../../kit/records/actions/record-action.ts';
import { RecordMenu } from '../../kit/records/record-menu.tsx';
import { CountCell } from '../../kit/ui/cells/count-cell.tsx';
import { PeriodCell } from '../../kit/ui/cells/period-cell.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { FileState, fileStates } from './file-state.tsx';
import { settlementFileQueries } from './settlement-file-queries.ts';

/** Link to the upload page; disabled with a reason for users who may not upload. */
function UploadLink() {
  return (
    <LinkButton
      to="/settlement-files/upload"
      label="Upload a settlement file"
      icon={<FileUp size={16} aria-hidden />}
      variant="solid"
      disabledReason={useNeeds().toOpen('addSettlementFile')}
    />
  );
}

const column = columnsOf<SettlementFile>();

const actions: RecordActions<SettlementFile> = {
  invalidates: 'settlement-files',
  nameOf: ({ originalName }) => originalName,
  actions: [{ label: 'Show', icon: Eye, to: ({ _id }) => `/settlement-files/${_id}` }],
};

const FileLink = ({ file: { _id, originalName } }: { file: SettlementFile }) => (
  <Link to="/settlement-files/$id" params={{ id: _id }} className="link cell-text" tabIndex={-1}>
    <bdi>{originalName}</bdi>
  </Link>
);

type Counted = 'lines' | 'matched' | 'differing' | 'unknown' | 'missing' | 'unclear' | 'settledRefunds';

const count = (key: Counted, title: Parameters<typeof column.cell>[1], width: number) =>
  column.cell(key, title, (row) => <CountCell value={row[key]} />, {
    width,
    grow: 0,
    align: 'end',
    sort: key,
  });

const columns = [
  column.cell('originalName', 'File', (row) => <FileLink file={row} />, {
    width: 160,
    grow: 2,
    sort: 'originalName',
    card: 'name',
  }),
  column.cell('provider', 'Provider', ({ provider }) => <ProviderName value={provider} />, {
    width: 86,
    grow: 0,
    sort: 'provider',
    card: 'about',
  }),
  column.cell('days', 'Days covered', ({ dateFrom, dateTo }) => <PeriodCell from={dateFrom} to={dateTo} />, {
    width: 168,
    grow: 0,
    sort: 'dateFrom',
  }),
  column.cell('state', 'State', ({ state }) => <FileState state={state} />, {
    width: 116,
    grow: 0,
    sort: 'state',
    card: 'state',
  }),
  count('lines', 'Rows', 52),
  count('matched', 'Matched', 72),
  count('differing', 'Differing', 74),
  count('unknown', 'Unknown here', 76),
  count('missing', 'Not in the file', 70),
  count('unclear', 'Unclear', 70),
  count('settledRefunds', 'Refunds booked', 74),
  column.date('createdDate', 'Uploaded', { width: 112, sort: 'createdDate', card: 'amount' }),
  column.text('createdBy', 'Uploaded by', { width: 124, sort: 'createdBy' }),
  column.actions((row) => <RecordMenu of={actions} row={row} />, 52),
];

/** The settlement files of payment providers, and whether they agree with our records. */
export function SettlementFileList() {
  const upload = <UploadLink />;
  return (
    <ListScreen<SettlementFile>
      title="Settlement files"
      rows={(query) => settlementFileQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="settlementFiles"
      action={upload}
      options={{ actions, next: upload }}
      filters={filtersAt<'/settlement-files'>([
        select('state', 'State', fileStates),
        select('provider', 'Provider', providerOptions),
        days('Days covered'),
      ])}
      empty="No settlement files yet. Upload a provider’s file to compare it with your records and to book refunds that stayed open."
    />
  );
}
