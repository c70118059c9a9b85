import { useSession } from '../../session/permissions/use-session.ts';

/** Returns the link to a settlement: its summary, or its form for users without access to reports. */
export function useSettlementPage() {
  const { can } = useSession();
  const to = can('getSettlementReport') ? '/settlement-summary/$id' : '/settlement/form/$id';
  return (id: string) => ({ to, params: { id } }) as const;
}
