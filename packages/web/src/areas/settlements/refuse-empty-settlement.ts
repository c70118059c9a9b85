import { NotSaved } from '../../kit/screens/not-saved.ts';

/** Element id of the notice that the period has nothing to settle. */
export const emptyNoticeId = 'nothing-to-settle';

/** Throws `NotSaved` for a settlement of no revenue while the form shows its notice, and focuses the notice. */
export function refuseEmptySettlement({ totalRevenue }: { readonly totalRevenue: number }): void {
  const notice = document.getElementById(emptyNoticeId);
  if (!notice || totalRevenue !== 0) return;
  notice.focus();
  throw new NotSaved('There is nothing to settle in this period.');
}
