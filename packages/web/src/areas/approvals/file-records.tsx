import type { ApprovalFile } from '@daftar/sdk';
import { FileCheck2 } from 'lucide-react';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { LinkButton } from '../../kit/ui/parts/link-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { useSession } from '../../session/permissions/use-session.ts';
import { approvalPath } from './approval-paths.ts';
import { approvalQueries } from './approval-queries.ts';
import { FileSearch } from './file-search.tsx';
import { ResultButton } from './result-button.tsx';

const column = columnsOf<ApprovalFile>();
const count = { width: 124, grow: 0, align: 'end' } as const;
const columns = [
  column.text('originalName', 'Original Name', { width: 200, grow: 2, sort: 'originalName' }),
  column.id('fileName', 'File Name', { width: 150, sort: 'fileName' }),
  column.number('updatedRecords', 'Updated Records', { ...count, sort: 'updatedRecords', card: 'amount' }),
  column.number('noOfTransactions', 'No. of Transactions', { ...count, sort: 'noOfTransactions' }),
  column.date('createdDate', 'Created Date', { width: 164, time: true, sort: 'createdDate', card: 'about' }),
  column.text('createdBy', 'Created by', { width: 116, sort: 'createdBy' }),
  column.actions((row) => <ResultButton inRow recordId={row._id} />, 104),
];

function ApprovalLink() {
  const disabledReason = useNeeds().toOpen('uploadApprovalFile');
  return (
    <LinkButton
      to={approvalPath}
      label="Loan Approval"
      icon={<FileCheck2 size={16} aria-hidden />}
      variant="solid"
      disabledReason={disabledReason}
    />
  );
}

/** The approval files that were processed. Only the platform owner can export them. */
export function FileRecords() {
  const { platformOwner } = useSession();
  return (
    <ListScreen<ApprovalFile>
      title="File Records"
      rows={(query) => approvalQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      {...(platformOwner && { exportOf: 'fileRecords' as const })}
      action={<ApprovalLink />}
      header={<FileSearch />}
      options={{ searchable: false, next: <ApprovalLink /> }}
      empty="No approval file was processed in these days"
    />
  );
}
