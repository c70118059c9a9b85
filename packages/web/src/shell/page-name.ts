import type { MenuItem } from '@daftar/domain';

/** Reports name themselves by their submenu; beside other pages they need its name too. */
const longer: Readonly<Record<string, string>> = {
  'transaction-report': 'Transaction Report',
  'settlement-report': 'Settlement Report',
  'billing-report': 'Billing Report',
};

/** A page's name where it stands beside all others. */
export const pageName = ({ id, label }: MenuItem): string => longer[id] ?? label;
