import { pageSizesOf } from '@daftar/domain';
import type { BlacklistEntry } from '@daftar/sdk';
import { ListScreen } from '../../kit/lists/screens/list-screen.tsx';
import { columnsOf } from '../../kit/lists/state/columns.tsx';
import { AddLink } from '../../session/permissions/add-link.tsx';
import { BlacklistActions, useBlacklistActions } from './blacklist-actions.tsx';
import { blacklistQueries } from './blacklist-queries.ts';
import { ImportButton } from './import-button.tsx';

const column = columnsOf<BlacklistEntry>();
const columns = [
  column.phone('msisdn', 'MSISDN', { width: 240, grow: 0, sort: 'msisdn', card: 'name' }),
  column.date('createdDate', 'Created Date', { width: 160, grow: 1, sort: 'createdDate', card: 'about' }),
  column.actions((row) => <BlacklistActions entry={row} />, 52),
];

const create = <AddLink to="/blacklists/form/new" label="Create Blacklist" />;

export function BlacklistList() {
  return (
    <ListScreen<BlacklistEntry>
      title="Blacklists"
      rows={(query) => blacklistQueries.list(query)}
      columns={columns}
      rowId={({ _id }) => _id}
      exportOf="blacklists"
      action={
        <>
          <ImportButton />
          {create}
        </>
      }
      options={{ sizes: pageSizesOf('blacklists'), actions: useBlacklistActions(), next: create }}
      empty="No number is blacklisted"
    />
  );
}
