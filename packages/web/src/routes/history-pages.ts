import { RoleHistory } from '../areas/history/role-history.tsx';
import { SettlementHistory } from '../areas/history/settlement-history.tsx';
import { UserHistory } from '../areas/history/user-history.tsx';

/** One chunk for these small pages: the first page load lists the name of each chunk. */
export { RoleHistory, SettlementHistory, UserHistory };
