const productLength = 15;

/** The first 15 characters of a product's name, with … when there are more. */
export function truncateProduct(name: string): string {
  const characters = [...name];
  return characters.length > productLength ? `${characters.slice(0, productLength).join('')}…` : name;
}

/** The operator in a name like 'EG-Vodafone': what follows the first hyphen, trimmed; without one the whole name. */
export function operatorName(name: string): string {
  const hyphen = name.indexOf('-');
  return (hyphen < 0 ? name : name.slice(hyphen + 1)).trim();
}
