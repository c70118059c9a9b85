import { useSession } from '../../session/use-session.ts';

/** The page that shows a settlement: its summary, which is a report; its form for who sees no reports. */
export function useSettlementPage() {
  const { can } = useSession();
  const to = can('Reports.viewAll') ? '/settlement-summary/$id' : '/settlement/form/$id';
  return (id: string) => ({ to, params: { id } }) as const;
}
