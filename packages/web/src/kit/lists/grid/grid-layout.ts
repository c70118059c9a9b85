export const densities = ['compact', 'normal', 'comfortable'] as const;
export type Density = (typeof densities)[number];

/** Heights of rows and of the header, in pixels. A card has two lines. */
const lineHeights: Readonly<Record<Density, number>> = { compact: 36, normal: 44, comfortable: 52 };
const cardHeights: Readonly<Record<Density, number>> = { compact: 72, normal: 80, comfortable: 92 };
export const sizesOf = (density: Density, cards: boolean) =>
  cards
    ? { rowHeight: cardHeights[density], headHeight: 56 }
    : { rowHeight: lineHeights[density], headHeight: 36 };

/** Width in pixels of the column of checkboxes. */
export const tickWidth = 44;
/** Padding on both sides of the list together, in pixels. */
const gutters = 48;

/** Returns the maximum width of a list's page in pixels. On a wider page, a row's values would be too far from the row's name. */
export function listWidth(columns: readonly { readonly size?: number | undefined }[]): number {
  const least = columns.reduce((sum, { size = 0 }) => sum + size, tickWidth);
  return Math.max(1180, Math.round(least * 1.35)) + gutters;
}
