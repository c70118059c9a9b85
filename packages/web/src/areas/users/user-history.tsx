import { api } from '../../api/api.ts';
import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';
import { StatusPill } from '../../kit/ui/cells/status-pill.tsx';

const users = resourceQueries('users', api.users);

export function UserHistory() {
  return (
    <HistoryScreen
      kind="user"
      queryOf={users.detail}
      title={({ name }) => ({ name })}
      aside={({ status }) => <StatusPill status={status} />}
      back="/users"
    />
  );
}
