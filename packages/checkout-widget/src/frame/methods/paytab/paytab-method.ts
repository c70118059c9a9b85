import { CardMark } from '../card/card-mark.tsx';
import type { Method } from '../method.ts';

/** A card payment at PayTabs: the card is typed on PayTabs' page. */
export const paytabMethod: Method = {
  name: 'Credit Card',
  label: 'Credit Card',
  hint: 'On the secure page of PayTabs',
  Mark: CardMark,
  load: async () => (await import('./paytab-details.tsx')).PaytabDetails,
};
