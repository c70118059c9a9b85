import { CardMark } from '../card/card-mark.tsx';
import type { Method } from '../method.ts';

/** A card payment at Monty: the card is typed on Monty's page. */
export const montyMethod: Method = {
  name: 'Credit Card',
  label: 'Credit Card',
  hint: 'On the secure page of MontyPay',
  Mark: CardMark,
  load: async () => (await import('./monty-details.tsx')).MontyDetails,
};
