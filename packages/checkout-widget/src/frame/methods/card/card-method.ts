import type { Method } from '../method.ts';
import { CardMark } from './card-mark.tsx';

/** A card that is typed into the checkout and confirmed on the page of its bank. */
export const cardMethod: Method = {
  name: 'Credit Card',
  label: 'Credit Card',
  hint: 'Confirmed by your bank with 3-D Secure',
  Mark: CardMark,
  load: async () => (await import('./card-details.tsx')).CardDetails,
};

/** A card that is typed into the checkout and charged at once, without a bank's page. */
export const instantCardMethod: Method = { ...cardMethod, hint: 'Visa, Mastercard or PayPak' };

/** A card that is typed on the provider's page. */
export const cardPageMethod: Method = {
  ...cardMethod,
  load: async () => (await import('./card-page-details.tsx')).CardPageDetails,
};
