const titles: Readonly<Record<string, string>> = {
  MerchentManagement: 'Merchant Management',
  CallCenter: 'Callcenter',
};

/** Splits a name into words: 'activateDeactivateAccounts' becomes 'Activate deactivate accounts'. */
export function wordsOf(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  if (/^[A-Z]/.test(name)) return spaced;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** Returns the English label of a permission group in the role form. */
export const groupWords = (group: string): string => titles[group] ?? wordsOf(group);

/** Returns the English labels of a permission's group and flag in the role form. */
export function flagWords(flag: string): readonly [group: string, name: string] {
  const [group = '', name = ''] = flag.split('.');
  return [groupWords(group), wordsOf(name)];
}
