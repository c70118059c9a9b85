import { SaveCancelled } from '../../kit/screens/save-cancelled.ts';

/** Element id of the notice that the period has nothing to settle. */
export const emptyNoticeId = 'nothing-to-settle';

/** Throws `SaveCancelled` for a settlement of no revenue while the form shows its notice, and focuses the notice. */
export function refuseEmptySettlement({ totalRevenue }: { readonly totalRevenue: number }): void {
  const notice = document.getElementById(emptyNoticeId);
  if (!notice || totalRevenue !== 0) return;
  notice.focus();
  throw new SaveCancelled('There is nothing to settle in this period.');
}
