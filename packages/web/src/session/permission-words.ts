import type { PermissionFlag } from '@daftar/domain';

const titles: Readonly<Record<string, string>> = {
  MerchentManagement: 'Merchant Management',
  CallCenter: 'Callcenter',
};

/** 'activateDeactivateAccounts' as 'Activate deactivate accounts', 'LoanRequest' as 'Loan Request'. */
export function wordsOf(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  if (/^[A-Z]/.test(name)) return spaced;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** A group's title in the role form, in English. */
export const groupWords = (group: string): string => titles[group] ?? wordsOf(group);

/** A flag's group and name as the role form has them, in English. */
export function flagWords(flag: PermissionFlag): readonly [group: string, name: string] {
  const [group = '', name = ''] = flag.split('.');
  return [groupWords(group), wordsOf(name)];
}
