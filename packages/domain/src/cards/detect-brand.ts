import { type BrandRule, type CardBrand, cardBrands } from './brands.ts';
import { cardDigits } from './card-digits.ts';

type Prefix = { readonly brand: CardBrand; readonly from: string; readonly to: string };

function prefixesOf([brand, { prefixes }]: [string, BrandRule]): Prefix[] {
  return prefixes
    .trim()
    .split(/\s+/)
    .map((prefix) => {
      const [from = '', to = from] = prefix.split('-');
      return { brand: brand as CardBrand, from, to };
    });
}

const longestFirst = Object.entries(cardBrands)
  .flatMap(prefixesOf)
  .sort((a, b) => b.from.length - a.from.length);

/** Returns the brand of a complete or partly typed card number; undefined while no brand's prefix is complete. */
export function detectBrand(text: string): CardBrand | undefined {
  const digits = cardDigits(text);
  return longestFirst.find(({ from, to }) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  })?.brand;
}
