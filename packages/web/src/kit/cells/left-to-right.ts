/**
 * Takes a figure's direction marks away, for where its element keeps it from left to right: Arabic writes one before its minus
 * that would turn the two about.
 */
export const leftToRight = (figure: string): string => figure.replace(/[\u061c\u200e\u200f]/g, '');
