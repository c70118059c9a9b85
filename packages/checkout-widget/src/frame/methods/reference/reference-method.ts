import type { Method } from '../method.ts';
import { FawryMark } from './fawry-mark.tsx';

/** Payment with a reference number, in the Fawry app or at a Fawry shop. */
export const referenceMethod: Method = {
  name: 'FawryRef',
  label: 'Via Ref',
  hint: 'Cash or card at any Fawry point, or in the Fawry app',
  Mark: FawryMark,
  load: async () => (await import('./reference-details.tsx')).ReferenceDetails,
};
