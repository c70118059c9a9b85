export type Ink = { readonly light: string; readonly dark: string };

/** Eight colours that stay distinct for colour-blind users; the first four differ most. */
export const chartInks: readonly Ink[] = [
  { light: '#009b9b', dark: '#77dac8' },
  { light: '#ba6f05', dark: '#e6931b' },
  { light: '#3c56ac', dark: '#7b85ef' },
  { light: '#841f3f', dark: '#c24937' },
  { light: '#4a83b2', dark: '#3679a2' },
  { light: '#772a6c', dark: '#d79bff' },
  { light: '#6c924d', dark: '#899862' },
  { light: '#9a310c', dark: '#efba94' },
];

/** The colour of the 'Others' slice. */
export const restInk: Ink = { light: '#8c857a', dark: '#7d766a' };

/** Number of fills that one colour has: plain, striped and dotted. */
const fillCount = 3;

/** Number of slices with a fill of their own: every colour plain, then every colour striped, then dotted. */
export const inkCount = chartInks.length * fillCount;

export type Fill = 'plain' | 'striped' | 'dotted';

/** Returns the fill that distinguishes a slot from the other slots of its colour. */
export function fillOf(slot: number): Fill {
  if (slot >= inkCount || slot < chartInks.length) return 'plain';
  return slot < 2 * chartInks.length ? 'striped' : 'dotted';
}

/** Returns a slot's colour as CSS that follows the theme. */
export function inkOf(slot: number): string {
  const { light, dark } = (slot < inkCount && chartInks[slot % chartInks.length]) || restInk;
  return `light-dark(${light}, ${dark})`;
}
