import { NotSaved } from '../../kit/screens/not-saved.ts';

/** The id of the notice that a period has nothing to settle. */
export const nothingToSettle = 'nothing-to-settle';

/** Refuses, in place, to save a settlement of nothing: the notice that says so gets the focus. */
export function refuseNothing({ totalRevenue }: { readonly totalRevenue: number }): void {
  const notice = document.getElementById(nothingToSettle);
  if (!notice || totalRevenue !== 0) return;
  notice.focus();
  throw new NotSaved('There is nothing to settle in this period.');
}
