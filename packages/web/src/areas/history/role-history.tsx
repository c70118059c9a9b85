import { api } from '../../api/api.ts';
import { resourceQueries } from '../../kit/bindings/resource-queries.ts';
import { HistoryScreen } from '../../kit/screens/history-screen.tsx';

const roles = resourceQueries('roles', api.roles);

export function RoleHistory() {
  return <HistoryScreen kind="role" queryOf={roles.detail} title={({ name }) => ({ name })} back="/roles" />;
}
