import { api } from '../../api/api.ts';
import { HistoryScreen } from '../../kit/features/history/history-screen.tsx';
import { resourceQueries } from '../../kit/records/resource-queries.ts';

const roles = resourceQueries('roles', api.roles);

export function RoleHistory() {
  return <HistoryScreen kind="role" queryOf={roles.detail} title={({ name }) => ({ name })} back="/roles" />;
}
