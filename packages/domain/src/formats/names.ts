const productLength = 15;

/** Returns the first 15 characters of a product's name, followed by … if the name is longer. */
export function truncateProduct(name: string): string {
  const characters = [...name];
  return characters.length > productLength ? `${characters.slice(0, productLength).join('')}…` : name;
}

/**
 * Returns the operator in a name such as 'EG-Vodafone': the trimmed text after the first hyphen, or the whole name if
 * it has none.
 */
export function operatorName(name: string): string {
  const hyphen = name.indexOf('-');
  return (hyphen < 0 ? name : name.slice(hyphen + 1)).trim();
}
