import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import { StatusPill } from '../../kit/cells/status-pill.tsx';
import { HistoryScreen } from '../../kit/screens/history-screen.tsx';

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
